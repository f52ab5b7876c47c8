import CtlDiagnostics
import CtlText

/// A node of the flat tree: 16 bytes, in pre-order, children after their parent.
@frozen
public struct Node: Sendable, Hashable {
  public var kind: NodeKind
  public var flags: Flags
  /// The nodes of the subtree, this one included: the next sibling is `size` further.
  public var size: UInt32
  /// Tokens from the first to, not including, the end; trivia at the edges belong to the parent.
  public var firstToken: UInt32
  public var endToken: UInt32

  @frozen
  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Something inside could not be parsed; it may lack children.
    public static let hasError = Flags(rawValue: 1)
  }

  @inlinable
  public init(kind: NodeKind, flags: Flags, size: UInt32, firstToken: UInt32, endToken: UInt32) {
    self.kind = kind
    self.flags = flags
    self.size = size
    self.firstToken = firstToken
    self.endToken = endToken
  }
}

/// The lossless syntax tree of one file: an immutable value that one reference holds.
///
/// The tokens in order make up the file. The nodes are an array in pre-order; node 0 is the file.
/// Parsing never fails: a missing token is a finding, a superfluous one is in an `unexpected` node.
/// Stray characters, and brackets that close nothing, are tokens between those of the nodes.
public final class SyntaxTree: Sendable {
  public let file: FileID
  public let source: SourceText
  public let tokenKinds: [TokenKind]
  public let tokenStarts: [UInt32]
  public let nodes: [Node]
  /// The findings of the lexer and the parser, in the order of the file.
  public let findings: [Finding]

  init(
    file: FileID, source: SourceText, tokens: TokenList, nodes: [Node], findings: [Finding]
  ) {
    self.file = file
    self.source = source
    self.tokenKinds = tokens.kinds
    self.tokenStarts = tokens.starts
    self.nodes = nodes
    self.findings = findings
  }
}

extension SyntaxTree {
  @inlinable public var tokenCount: Int { tokenKinds.count }

  /// The bytes of a token.
  @inlinable public func tokenRange(_ token: Int) -> Range<Int> {
    let start = Int(tokenStarts[token])
    let end = token + 1 < tokenStarts.count ? Int(tokenStarts[token + 1]) : start
    return start..<end
  }

  /// The bytes of a node, without trivia at its edges.
  @inlinable public func range(of node: Int) -> Range<Int> {
    let node = nodes[node]
    return range(ofTokens: Int(node.firstToken)..<Int(node.endToken))
  }

  /// The bytes of a run of tokens; for an empty run, the empty range at its start.
  @inlinable public func range(ofTokens tokens: Range<Int>) -> Range<Int> {
    let start = Int(tokenStarts[min(tokens.lowerBound, tokenStarts.count - 1)])
    guard !tokens.isEmpty else { return start..<start }
    return start..<tokenRange(tokens.upperBound - 1).upperBound
  }

  public func location(of node: Int) -> Location { Location(file, range(of: node)) }
  public func location(ofToken token: Int) -> Location { Location(file, tokenRange(token)) }

  public func text(ofToken token: Int) -> String { source.string(tokenRange(token)) }
  public func text(of node: Int) -> String { source.string(range(of: node)) }

  /// The text of a node without the white space and the comments in it.
  public func spelling(of node: Int) -> String {
    let tokens = Int(nodes[node].firstToken)..<Int(nodes[node].endToken)
    return tokens.filter { !tokenKinds[$0].isTrivia }.map(text(ofToken:)).joined()
  }

  /// The name that a token spells, without back-quotes.
  public func name(ofToken token: Int) -> String {
    var range = tokenRange(token)
    if tokenKinds[token] == .quotedIdentifier {
      if range.count >= 1 { range = range.lowerBound + 1..<range.upperBound }
      if range.count >= 1, source.bytes[range.upperBound - 1] == 0x60 {
        range = range.lowerBound..<range.upperBound - 1
      }
    }
    return source.string(range)
  }

  /// The children of a node, as indices.
  @inlinable public func children(of node: Int) -> Children {
    Children(tree: self, next: node + 1, end: node + Int(nodes[node].size))
  }

  @frozen
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var nextIndex: Int
    @usableFromInline let end: Int

    @inlinable init(tree: SyntaxTree, next: Int, end: Int) {
      self.tree = tree
      self.nextIndex = next
      self.end = end
    }

    @inlinable public mutating func next() -> Int? {
      guard nextIndex < end else { return nil }
      defer { nextIndex += Int(tree.nodes[nextIndex].size) }
      return nextIndex
    }
  }

  /// The first child of a kind.
  @inlinable public func child(of node: Int, _ kind: NodeKind) -> Int? {
    let end = node + Int(nodes[node].size)
    var child = node + 1
    while child < end {
      if nodes[child].kind == kind { return child }
      child += Int(nodes[child].size)
    }
    return nil
  }

  /// The first child that is an expression.
  @inlinable public func expression(in node: Int) -> Int? {
    let end = node + Int(nodes[node].size)
    var child = node + 1
    while child < end {
      if nodes[child].kind.isExpression { return child }
      child += Int(nodes[child].size)
    }
    return nil
  }

  /// The parent of every node; the file is its own parent. Built in one pass at each call.
  public func parents() -> [UInt32] {
    var parents = [UInt32](repeating: 0, count: nodes.count)
    var open: [(node: Int, end: Int)] = []
    for index in nodes.indices {
      while let last = open.last, last.end <= index { open.removeLast() }
      parents[index] = UInt32(open.last?.node ?? 0)
      open.append((index, index + Int(nodes[index].size)))
    }
    return parents
  }

  /// The token that contains a byte; the last one for offsets past the end.
  public func token(at offset: Int) -> Int {
    var low = 0
    var high = tokenStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(tokenStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The first token at or after a given one that is not trivia.
  @inlinable public func significant(from token: Int) -> Int {
    var token = token
    while token < tokenKinds.count - 1, tokenKinds[token].isTrivia { token += 1 }
    return token
  }

  /// The nearest token before a given one that is not trivia, or nil at the start of the file.
  @inlinable public func significant(before token: Int) -> Int? {
    var token = token - 1
    while token >= 0, tokenKinds[token].isTrivia { token -= 1 }
    return token >= 0 ? token : nil
  }
}

import CtlDiagnostics

/// A typed view of a node: two words, made on demand, no allocation. Every accessor is optional,
/// because any part may be missing from a broken file.
public protocol SyntaxView {
  /// The kinds of node that the view fits.
  static var kinds: [NodeKind] { get }
  var tree: SyntaxTree { get }
  var node: Int { get }
  init(unchecked tree: SyntaxTree, _ node: Int)
}

extension SyntaxView {
  /// The view of a node, or nil when the node is of another kind.
  @inlinable public init?(_ tree: SyntaxTree, _ node: Int) {
    guard Self.kinds.contains(tree.nodes[node].kind) else { return nil }
    self.init(unchecked: tree, node)
  }

  public var location: Location { tree.location(of: node) }
  @inlinable public var firstToken: Int { Int(tree.nodes[node].firstToken) }
  @inlinable public var hasError: Bool { tree.nodes[node].flags.contains(.hasError) }

  /// The children that a view fits, in order.
  @inlinable public func children<View: SyntaxView>(_ type: View.Type) -> [View] {
    tree.children(of: node).compactMap { View(tree, $0) }
  }

  @inlinable public func child<View: SyntaxView>(_ type: View.Type) -> View? {
    for child in tree.children(of: node) {
      if let view = View(tree, child) { return view }
    }
    return nil
  }

  /// The token of the declared name.
  @inlinable public var nameToken: Int? {
    tree.child(of: node, .name).map { Int(tree.nodes[$0].firstToken) }
  }

  public var name: String? { nameToken.map { tree.name(ofToken: $0) } }

  /// The string after the name: a title, a label.
  @inlinable public var primaryText: Int? {
    for child in tree.children(of: node) {
      let kind = tree.nodes[child].kind
      if kind == .stringLiteral || kind == .interpolatedString { return child }
    }
    return nil
  }

  @inlinable public var block: Block? { child(Block.self) }
  public var attributes: [Attribute] { children(Attribute.self) }

  /// The `///` comments right above, without their slashes, joined by newlines.
  public var documentation: String? {
    let comments = documentationTokens
    return comments.isEmpty ? nil : joined(comments.map { tree.text(ofToken: $0) })
  }

  /// Whether a comment stands before it.
  public var isDocumented: Bool { !documentationTokens.isEmpty }

  /// The lines of the comment before it, the last first.
  private var documentationTokens: [Int] {
    var comments: [Int] = []
    var token = Int(tree.nodes[node].firstToken) - 1
    var newlines = 0
    while token >= 0 {
      switch tree.tokenKinds[token] {
      case .newline: newlines += 1
      case .whitespace: break
      case .docComment:
        // One after something on its line says something about that.
        guard newlines <= 1, startsLine(token) else { return comments }
        newlines = 0
        comments.append(token)
      default: return comments
      }
      token -= 1
    }
    return comments
  }

  private func startsLine(_ comment: Int) -> Bool {
    var token = comment - 1
    while token >= 0, tree.tokenKinds[token] == .whitespace { token -= 1 }
    return token < 0 || tree.tokenKinds[token] == .newline
  }

  private func joined(_ lines: [String]) -> String {
    lines.reversed().map { line in
      let text = line.dropFirst(3)
      return text.first == " " ? String(text.dropFirst()) : String(text)
    }.joined(separator: "\n")
  }
}

public struct Block: SyntaxView {
  public static let kinds: [NodeKind] = [.block]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// The members, as nodes.
  @inlinable public var members: SyntaxTree.Children { tree.children(of: node) }
}

/// `@allow(code, because: "…")`
public struct Attribute: SyntaxView {
  public static let kinds: [NodeKind] = [.attribute]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var ruleCode: String? { tree.child(of: node, .ruleCode).map { tree.spelling(of: $0) } }
  public var ruleCodeNode: Int? { tree.child(of: node, .ruleCode) }
  public var arguments: [Argument] { children(Argument.self) }
}

/// `[label:] expression`, `label <-> place`
public struct Argument: SyntaxView {
  public static let kinds: [NodeKind] = [.argument]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// The token of the label, when one is written.
  @inlinable public var labelToken: Int? {
    let first = Int(tree.nodes[node].firstToken)
    guard first < Int(tree.nodes[node].endToken) else { return nil }
    let next = tree.significant(from: first + 1)
    let isSign = tree.tokenKinds[next] == .colon || tree.tokenKinds[next] == .bind
    return isSign && next < Int(tree.nodes[node].endToken) ? first : nil
  }
  /// Whether it gives a place that the callee may change, with `<->`.
  @inlinable public var isBinding: Bool {
    labelToken.map { tree.tokenKinds[tree.significant(from: $0 + 1)] == .bind } ?? false
  }
  @inlinable public var value: Int? { tree.expression(in: node) }
}

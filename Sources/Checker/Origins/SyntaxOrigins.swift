import CtlSyntax
import CtlText

/// The origins of a `.ctl` file. An origin is a node of the syntax tree or, with the highest bit, a
/// token.
public struct SyntaxOrigins: Origins {
  public let tree: SyntaxTree

  public init(_ tree: SyntaxTree) { self.tree = tree }

  public var source: SourceText { tree.source }

  public func range(of origin: OriginID, _ part: OriginPart) -> Range<Int> {
    if origin.isToken { return tree.tokenRange(origin.token) }
    let node = origin.node
    switch part {
    case .whole: return tree.range(of: node)
    case .member:
      let range = tree.range(of: node)
      let start = tree.tokenRange(wordToken(tree, node)).lowerBound
      return max(start, range.lowerBound)..<range.upperBound
    case .word: return tree.tokenRange(wordToken(tree, node))
    case .name:
      if let suffix = tree.child(of: node, .memberSuffix) {
        return tree.tokenRange(memberToken(tree, suffix))
      }
      return tree.tokenRange(Block(unchecked: tree, node).nameToken ?? wordToken(tree, node))
    }
  }

  public func documentation(of origin: OriginID) -> String? {
    tree.nodes[origin.node].kind == .nameExpression
      ? "The present when the screen begins; the app sets it as time passes, and a test to any time."
      : Block(unchecked: tree, origin.node).documentation
  }

  public func isDocumented(_ origin: OriginID) -> Bool {
    tree.nodes[origin.node].kind == .nameExpression
      || Block(unchecked: tree, origin.node).isDocumented
  }

  public func lines(of origin: OriginID) -> [String] {
    let indentation = indentation(of: origin.node)
    let text = tree.text(of: origin.node)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map {
        number, line in
        guard number > 0 else { return String(line) }
        let margin = line.prefix(indentation).prefix { $0 == " " || $0 == "\t" }
        return String(line.dropFirst(margin.count))
      }
  }

  public func operands(of constraint: OriginID) -> [OriginID] {
    if let view = ConstraintSyntax(tree, constraint.node) {
      return view.operands.map { OriginID(node: $0.node) }
    }
    let node = constraint.node
    return (node..<node + Int(tree.nodes[node].size))
      .filter { tree.nodes[$0].kind == .postfixExpression }.map { OriginID(node: $0) }
  }
}

extension OriginID {
  @inlinable public init(node: Int) { self.init(rawValue: UInt32(truncatingIfNeeded: node)) }
  @inlinable public init(token: Int) {
    self.init(rawValue: UInt32(truncatingIfNeeded: token) | 1 << 31)
  }

  var isToken: Bool { rawValue >= 1 << 31 }
  /// In a `.ctl` file, the node of the syntax tree.
  @inlinable public var node: Int { Int(rawValue) }
  /// In a `.ctl` file, the token of a use of a name.
  @inlinable public var token: Int { Int(rawValue & ~(1 << 31)) }
}

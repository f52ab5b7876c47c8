/// `record Name { fields }`
public struct RecordDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.recordDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var fields: [RecordFieldSyntax] { block?.children(RecordFieldSyntax.self) ?? [] }
  /// The fields that are worked out from the others.
  public var computed: [ConstantDeclaration] { block?.children(ConstantDeclaration.self) ?? [] }
}

/// `name: Type [in range] [= default]`
public struct RecordFieldSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.recordField]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var type: Int? { typeNode(tree, node) }
  /// The expression after `in`.
  public var range: Int? { expression(in: tree, node, after: .inKeyword) }
  /// The expression after `=`.
  public var defaultValue: Int? { expression(in: tree, node, after: .assign) }
  /// Whether all up to an `=` could be read.
  public var isReadToDefault: Bool {
    let tokens = Int(tree.nodes[node].firstToken)..<Int(tree.nodes[node].endToken)
    return !hasError || tokens.contains { tree.tokenKinds[$0] == .assign }
  }
}

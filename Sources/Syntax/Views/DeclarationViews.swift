/// `import "Other.ctl"`, `import BankKit`: the name is that of a module.
public struct ImportDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.importDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
}

/// `screen Name(parameters) "Title" -> Type { … }`
public struct ScreenDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.screenDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var parameters: [Parameter] { parameterList(tree, node) }
  /// The type of its result.
  public var result: Int? { typeNode(tree, node) }
}

/// `component Name(parameters) { … }`
public struct ComponentDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.componentDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var parameters: [Parameter] { parameterList(tree, node) }
}

/// `name: [binding] Type [= default]`
public struct Parameter: SyntaxView {
  public static let kinds: [NodeKind] = [.parameter]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var type: Int? { typeNode(tree, node) }
  public var isBinding: Bool {
    let tokens = Int(tree.nodes[node].firstToken)..<Int(tree.nodes[node].endToken)
    return tokens.contains { tree.tokenKinds[$0] == .bindingKeyword } || isMeantAsBinding
  }
  /// `for episode: Episode`: the task runs for each of its values at the same time.
  public var isItem: Bool {
    let first = Int(tree.nodes[node].firstToken)
    return tree.tokenKinds[first] == .forKeyword && nameToken != first
  }
  /// `@Binding n: Int`, `n: inout Int`
  private var isMeantAsBinding: Bool {
    tree.children(of: node).contains {
      guard tree.nodes[$0].kind == .unexpected else { return false }
      let word = tree.text(of: $0).drop { $0 == "@" }
      return ForeignWords.bindings.contains(String(word))
    }
  }
  public var defaultValue: Int? { tree.expression(in: node) }
}

/// `enum Name { case "Label" { field: value } … let field: Type = value }`
public struct EnumDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.enumDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var cases: [EnumCase] { block?.children(EnumCase.self) ?? [] }
  /// What each case has a value of.
  public var fields: [ConstantDeclaration] { block?.children(ConstantDeclaration.self) ?? [] }
}

/// `name "Label" { field: value }`
public struct EnumCase: SyntaxView {
  public static let kinds: [NodeKind] = [.enumCase]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// The nodes of the values of its fields.
  public var values: [Int] { propertyNodes(tree, node) }
}

/// `var name: Type [in range] [= value]`
public struct VariableDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.variableDeclaration]
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
  public var initialValue: Int? { expression(in: tree, node, after: .assign) }
}

/// `let name[: Type] = value`
public struct ConstantDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.constantDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var type: Int? { typeNode(tree, node) }
  public var value: Int? { tree.expression(in: node) }
}

/// `action name(parameters)`, `event name(parameters)`
public struct ActionDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.actionDeclaration, .eventDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var parameters: [Parameter] { parameterList(tree, node) }
}

/// `task name(parameters, kind: …, duration: …) -> Type`
public struct TaskDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.taskDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// What it needs to know, between the same parentheses as its settings.
  public var parameters: [Parameter] { parameterList(tree, node, in: .arguments) }
  /// Its settings.
  public var arguments: [Argument] { argumentList(tree, node) }
  /// The type of its value.
  public var result: Int? { typeNode(tree, node) }
}

/// `sample "Name" { variable: value }`
public struct SampleDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.sampleDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// The node of its name.
  public var title: Int? { tree.child(of: node, .stringLiteral) }
  /// The nodes of its values.
  public var values: [Int] { propertyNodes(tree, node) }
}

/// The properties in the block of a node.
private func propertyNodes(_ tree: SyntaxTree, _ node: Int) -> [Int] {
  tree.child(of: node, .block).map { block in
    tree.children(of: block).filter { tree.nodes[$0].kind == .property }
  } ?? []
}

/// The child that is an expression right after a token.
func expression(in tree: SyntaxTree, _ node: Int, after kind: TokenKind) -> Int? {
  for child in tree.children(of: node) where tree.nodes[child].kind.isExpression {
    let first = Int(tree.nodes[child].firstToken)
    if let before = tree.significant(before: first), tree.tokenKinds[before] == kind {
      return child
    }
  }
  return nil
}

/// The first child that is a type.
func typeNode(_ tree: SyntaxTree, _ node: Int) -> Int? {
  tree.children(of: node).first { tree.nodes[$0].kind.isType }
}

/// The arguments in the `arguments` or `stateKeys` child.
func argumentList(_ tree: SyntaxTree, _ node: Int) -> [Argument] {
  guard let list = tree.child(of: node, .arguments) ?? tree.child(of: node, .stateKeys) else {
    return []
  }
  return tree.children(of: list).compactMap { Argument(tree, $0) }
}

/// The parameters in the `parameters` child, and those among the members, which are reported.
private func parameterList(
  _ tree: SyntaxTree, _ node: Int, in kind: NodeKind = .parameters
) -> [Parameter] {
  let parts = tree.findings.isEmpty ? [kind] : [kind, .block]
  return parts.flatMap { part in
    tree.child(of: node, part).map { tree.children(of: $0).compactMap { Parameter(tree, $0) } }
      ?? []
  }
}

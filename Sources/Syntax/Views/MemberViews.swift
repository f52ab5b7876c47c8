/// `kind [name] ["primary text"] [{ members }]`
public struct ElementSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.element]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// The token of the kind, after the attributes.
  @inlinable public var kindToken: Int { wordToken(tree, node) }
}

/// `on event[(names)] -> step`, `on event[(names)] { steps }`; the name is the event.
public struct HandlerSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.handler]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// The nodes of the names before the values: `draft`, `start` and `changed` in `on draft.start.changed`.
  public var names: [Int] { tree.children(of: node).filter { tree.nodes[$0].kind == .name } }
  /// How the task ended, `failed` after a `.`, or `changed`; nil for one that ended well, and for events.
  public var outcomeToken: Int? {
    names.dropFirst().last.map { Int(tree.nodes[$0].firstToken) }
  }
  /// The tokens of the names of an event's values.
  public var parameterTokens: [Int] {
    tree.child(of: node, .eventParameters).map { list in
      tree.children(of: list).map { Int(tree.nodes[$0].firstToken) }
    } ?? []
  }
  /// The node of the step after an arrow.
  public var step: Int? { tree.children(of: node).first { tree.nodes[$0].kind.isStep } }
  /// The nodes of its steps.
  public var steps: [Int] {
    if let block = tree.child(of: node, .block) { return Array(tree.children(of: block)) }
    return step.map { [$0] } ?? []
  }
}

extension NodeKind {
  /// Whether it is a step of a handler and nothing else; a condition may be one too.
  public var isStep: Bool {
    self == .actionCall || self == .assignment || self == .change || self == .opening
      || self == .cancellation
  }
}

/// A variable, `=`, `+=` or `-=`, and a value.
public struct AssignmentSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.assignment]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var sides: [Int] { tree.children(of: node).filter { tree.nodes[$0].kind.isExpression } }
  /// The screen whose result is the value.
  public var opening: OpeningSyntax? { child(OpeningSyntax.self) }
  /// The sign between the sides.
  public var signToken: Int? {
    sides.first.map { tree.significant(from: Int(tree.nodes[$0].endToken)) }
  }
}

/// `push Details(kind: kind)`
public struct OpeningSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.opening]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// `push`, `sheet` or `popover`.
  public var word: String? { tree.name(ofToken: Int(tree.nodes[node].firstToken)) }
  public var arguments: [Argument] { argumentList(tree, node) }
}

/// `cancel load`, `cancel download(episode)`
public struct CancellationSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.cancellation]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  /// The parentheses with the item whose work is ended.
  public var item: Int? { tree.child(of: node, .arguments) }
}

/// `names.append("x")`
public struct ChangeSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.change]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  private var parts: [Int] {
    tree.expression(in: node).map { Array(tree.children(of: $0)) } ?? []
  }
  /// What is changed: a value and its suffixes.
  public var place: [Int] { Array(parts.dropLast(argumentList == nil ? 1 : 2)) }
  public var argumentList: Int? {
    parts.last.flatMap { tree.nodes[$0].kind == .arguments ? $0 : nil }
  }
  public var arguments: [Argument] {
    argumentList.map { list in tree.children(of: list).compactMap { Argument(tree, $0) } } ?? []
  }
  /// The name of the member.
  public var memberToken: Int? {
    let last = argumentList == nil ? parts.last : parts.dropLast().last
    guard let last, tree.nodes[last].kind == .memberSuffix else { return nil }
    let token = tree.significant(from: Int(tree.nodes[last].firstToken) + 1)
    return token < Int(tree.nodes[last].endToken) ? token : nil
  }
}

/// `action[(arguments)]`: a step that calls an action.
public struct ActionCall: SyntaxView {
  public static let kinds: [NodeKind] = [.actionCall]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var arguments: [Argument] { argumentList(tree, node) }
}

/// `if condition { … } else …`, `if let name = value { … } else …`
public struct IfStatement: SyntaxView {
  public static let kinds: [NodeKind] = [.ifStatement]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var condition: Int? { tree.expression(in: node) }
  /// The name of an optional value, which is then the condition.
  public var nameToken: Int? {
    tree.child(of: node, .name).map { Int(tree.nodes[$0].firstToken) }
  }
  /// The names and the values of all its conditions, which a comma separates, with the node that has both.
  public var conditions: [(node: Int, nameToken: Int?, value: Int?)] {
    let further = tree.children(of: node).filter { tree.nodes[$0].kind == .condition }
    return ([node] + further).map { part in
      (
        part, tree.child(of: part, .name).map { Int(tree.nodes[$0].firstToken) },
        tree.expression(in: part)
      )
    }
  }
  public var elseBlock: Block? {
    elseClause.flatMap { tree.child(of: $0, .block) }.map { Block(unchecked: tree, $0) }
  }
  public var elseIf: IfStatement? {
    elseClause.flatMap { tree.child(of: $0, .ifStatement) }.map { IfStatement(unchecked: tree, $0) }
  }
  public var elseClause: Int? { tree.child(of: node, .elseClause) }
}

/// `for name in list where condition { … } else { … }`
public struct ForStatement: SyntaxView {
  public static let kinds: [NodeKind] = [.forStatement]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var sequence: Int? { tree.expression(in: node) }
  /// The expression after `where`.
  public var condition: Int? {
    tree.children(of: node).filter { tree.nodes[$0].kind.isExpression }.dropFirst().first
  }
}

/// `style name: kind { … }`
public struct StyleDeclaration: SyntaxView {
  public static let kinds: [NodeKind] = [.styleDeclaration]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var kindToken: Int? {
    let names = tree.children(of: node).filter { tree.nodes[$0].kind == .name }
    return names.count == 2 ? Int(tree.nodes[names[1]].firstToken) : nil
  }
}

/// `pin kind(elements) relation constant @ priority`, `align kind(elements)`; the name is the kind.
public struct ConstraintSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.constraint]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var isPin: Bool { tree.tokenKinds[wordToken(tree, node)] == .pinKeyword }
  public var operands: [Argument] { argumentList(tree, node) }
  public var operandList: Int? { tree.child(of: node, .arguments) }
  public var constant: Int? { tree.expression(in: node) }
  public var relationToken: Int? { relation(tree, node) }
  public var priority: Int? { priorityValue(tree, node) }
}

/// `a.anchor == b.anchor * m + c @ priority`
public struct EquationSyntax: SyntaxView {
  public static let kinds: [NodeKind] = [.equation]
  public let tree: SyntaxTree
  public let node: Int
  @inlinable public init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
  public var sides: [Int] { tree.children(of: node).filter { tree.nodes[$0].kind.isExpression } }
  public var relationToken: Int? { relation(tree, node) }
  public var priority: Int? { priorityValue(tree, node) }
}

/// The first token after the attributes of a member.
@inlinable
public func wordToken(_ tree: SyntaxTree, _ node: Int) -> Int {
  var token = Int(tree.nodes[node].firstToken)
  let isPublic = tree.nodes[node].size > 1 && tree.nodes[node + 1].kind == .access
  guard tree.tokenKinds[token] == .at || isPublic else { return token }
  for child in tree.children(of: node) {
    guard tree.nodes[child].kind == .attribute || tree.nodes[child].kind == .access else { break }
    token = tree.significant(from: Int(tree.nodes[child].endToken))
  }
  return token
}

func relation(_ tree: SyntaxTree, _ node: Int) -> Int? {
  var covered = Int(tree.nodes[node].firstToken)
  for child in tree.children(of: node) {
    for token in covered..<max(covered, Int(tree.nodes[child].firstToken))
    where tree.tokenKinds[token].isRelation { return token }
    covered = Int(tree.nodes[child].endToken)
  }
  for token in covered..<max(covered, Int(tree.nodes[node].endToken))
  where tree.tokenKinds[token].isRelation { return token }
  return nil
}

extension TokenKind {
  /// Whether it stands between the sides of a constraint. A set would be made of them at each start.
  fileprivate var isRelation: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual, .less, .greater, .notEqual, .assign: true
    default: false
    }
  }
}

func priorityValue(_ tree: SyntaxTree, _ node: Int) -> Int? {
  tree.child(of: node, .priority).flatMap { tree.expression(in: $0) }
}

/// The token of the name in `.name` or `?.name`.
public func memberToken(_ tree: SyntaxTree, _ suffix: Int) -> Int {
  let first = Int(tree.nodes[suffix].firstToken)
  let dot = tree.tokenKinds[first] == .question ? tree.significant(from: first + 1) : first
  return tree.significant(from: dot + 1)
}

/// The kinds of nodes of the syntax tree.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// Tokens that the parser had to skip.
  case unexpected

  case file
  case importDeclaration, screenDeclaration, componentDeclaration, enumDeclaration
  case appearanceDeclaration
  case variableDeclaration, constantDeclaration, actionDeclaration, taskDeclaration
  case parameters, parameter, enumCase

  /// `@allow(code, because: "…")`, the first children of the member it belongs to.
  case attribute
  case ruleCode
  /// A declared name, or the name an `import` or a constraint is about.
  case name
  case block

  case element, property, stateKeys, binding, handler, eventParameters
  /// What a handler calls: a name and its arguments.
  case actionCall
  case ifStatement, elseClause, forStatement
  case accessibility
  case layout, constraint, equation, priority

  case namedType, listType, optionalType

  case numberLiteral, quantityLiteral, colorLiteral, stringLiteral, boolLiteral, nilLiteral
  /// Operands are the interpolated expressions; the text is in the tokens between them.
  case interpolatedString
  case nameExpression
  /// `.member`
  case caseExpression
  case listExpression, parenthesized, prefixExpression
  /// Operands of one precedence level, left to right, with the operators in the tokens between.
  case binaryExpression
  case conditionalExpression
  /// A base and its suffixes.
  case postfixExpression
  case memberSuffix, indexSuffix
  case arguments, argument
}

extension NodeKind {
  /// Whether it can stand where a value is expected. An element can: `rightView: button { … }`.
  public var isExpression: Bool {
    (rawValue >= NodeKind.numberLiteral.rawValue && rawValue <= NodeKind.postfixExpression.rawValue)
      || self == .element
  }

  public var isType: Bool { self == .namedType || self == .listType || self == .optionalType }

  /// What may stand in the body of a screen, a component or an element.
  static let members: Set<NodeKind> = [
    .element, .property, .binding, .handler, .ifStatement, .forStatement, .accessibility, .layout,
    .appearanceDeclaration, .variableDeclaration, .constantDeclaration, .actionDeclaration,
    .taskDeclaration, .importDeclaration, .screenDeclaration, .componentDeclaration,
    .enumDeclaration, .constraint, .equation,
  ]

  static let expressions = Set(allCases.filter(\.isExpression))
  static let types = Set(allCases.filter(\.isType))

  /// The grammar as a table: which kinds may be children of each. `verify` holds every tree against
  /// it, and a test compares it with the grammar document.
  public static let children: [NodeKind: Set<NodeKind>] = [
    .unexpected: [],
    .file: members,
    .importDeclaration: [.attribute, .stringLiteral, .interpolatedString],
    .screenDeclaration: [.attribute, .name, .stringLiteral, .interpolatedString, .block],
    .componentDeclaration: [.attribute, .name, .parameters, .block],
    .enumDeclaration: [.attribute, .name, .block],
    .appearanceDeclaration: [.attribute, .name, .block],
    .variableDeclaration: types.union(expressions).union([.attribute, .name]),
    .constantDeclaration: types.union(expressions).union([.attribute, .name]),
    .actionDeclaration: [.attribute, .name, .parameters],
    .taskDeclaration: [.attribute, .name, .arguments],
    .parameters: [.parameter],
    .parameter: types.union(expressions).union([.name]),
    .enumCase: [.attribute, .name, .stringLiteral, .interpolatedString],
    .attribute: [.name, .ruleCode, .argument],
    .ruleCode: [],
    .name: [],
    .block: members.union([.enumCase]),
    .element: [.attribute, .name, .stringLiteral, .interpolatedString, .block],
    .property: expressions.union([.attribute, .stateKeys]),
    .stateKeys: [.argument],
    .binding: expressions.union([.attribute]),
    .handler: [.attribute, .name, .eventParameters, .actionCall],
    .eventParameters: [.name],
    .actionCall: [.name, .arguments],
    .ifStatement: expressions.union([.attribute, .block, .elseClause]),
    .elseClause: [.block, .ifStatement],
    .forStatement: expressions.union([.attribute, .name, .block]),
    .accessibility: [.attribute, .block],
    .layout: [.attribute, .block],
    .constraint: expressions.union([.attribute, .name, .arguments, .priority]),
    .equation: expressions.union([.attribute, .priority]),
    .priority: expressions,
    .namedType: [],
    .listType: types,
    .optionalType: types,
    .numberLiteral: [], .quantityLiteral: [], .colorLiteral: [], .stringLiteral: [],
    .boolLiteral: [], .nilLiteral: [],
    .interpolatedString: expressions,
    .nameExpression: [],
    .caseExpression: [],
    .listExpression: expressions,
    .parenthesized: expressions,
    .prefixExpression: expressions,
    .binaryExpression: expressions,
    .conditionalExpression: expressions,
    .postfixExpression: expressions.union([.memberSuffix, .indexSuffix, .arguments]),
    .memberSuffix: [],
    .indexSuffix: expressions,
    .arguments: [.argument],
    .argument: expressions,
  ]
}

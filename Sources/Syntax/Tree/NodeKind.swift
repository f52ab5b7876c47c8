/// The kinds of nodes of the syntax tree.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// Tokens that the parser had to skip.
  case unexpected

  case file
  case importDeclaration, screenDeclaration, componentDeclaration, enumDeclaration
  case recordDeclaration, recordField
  case appearanceDeclaration
  /// Its names are its own and that of the kind.
  case styleDeclaration
  case variableDeclaration, constantDeclaration, actionDeclaration, eventDeclaration
  case taskDeclaration
  case sampleDeclaration
  case parameters, parameter, enumCase

  /// `@allow(code, because: "…")`, the first children of the member it belongs to.
  case attribute
  case ruleCode
  /// `public` before a declaration: files of other modules may name it.
  case access
  /// A declared name, or the name an `import` or a constraint is about.
  case name
  case block

  case element, property, stateKeys, binding, handler, eventParameters
  // The steps of a handler. What it calls: a name and its arguments.
  case actionCall
  /// A variable, `=`, `+=` or `-=`, and a value.
  case assignment
  /// `names.append("x")`: a variable with a member that changes it.
  case change
  /// `push Details(kind: kind)`: a word, the name of a screen and its arguments.
  case opening
  /// `cancel load`: a word and the name of a task, with the item whose work is ended.
  case cancellation
  case ifStatement, condition, elseClause, forStatement
  /// Where the elements of a use of a component go.
  case slot
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
  /// Whether it can be a value. As the value of a property, an element can:
  /// `rightView: button { … }`.
  public var isExpression: Bool {
    (rawValue >= NodeKind.numberLiteral.rawValue && rawValue <= NodeKind.postfixExpression.rawValue)
      || self == .element
  }

  public var isType: Bool { self == .namedType || self == .listType || self == .optionalType }

  /// The kinds of members in a file or a block; misplaced members have an error.
  static let members: Set<NodeKind> = declarations.union(blockMembers)

  private static let declarations: Set<NodeKind> = [
    .importDeclaration, .screenDeclaration, .componentDeclaration, .enumDeclaration,
    .recordDeclaration, .appearanceDeclaration, .constantDeclaration,
    .styleDeclaration,
  ]
  private static let blockMembers: Set<NodeKind> = [
    .element, .property, .binding, .handler, .ifStatement, .forStatement, .accessibility, .layout,
    .appearanceDeclaration, .variableDeclaration, .constantDeclaration, .actionDeclaration,
    .eventDeclaration, .taskDeclaration, .enumCase, .recordField, .constraint, .equation, .slot,
    .sampleDeclaration, .styleDeclaration,
  ]
  /// What a handler does, one after the other; a condition is one too.
  private static let steps: Set<NodeKind> = [
    .actionCall, .assignment, .change, .opening, .cancellation,
  ]
  private static let texts: Set<NodeKind> = [.stringLiteral, .interpolatedString]
  private static let types: Set<NodeKind> = [.namedType, .listType, .optionalType]
  private static let primaries: Set<NodeKind> = [
    .numberLiteral, .quantityLiteral, .colorLiteral, .stringLiteral, .interpolatedString,
    .boolLiteral, .nilLiteral, .nameExpression, .caseExpression, .listExpression, .parenthesized,
  ]
  private static let unaries = primaries.union([.prefixExpression, .postfixExpression])
  private static let operands = unaries.union([.binaryExpression])
  private static let expressions = operands.union([.conditionalExpression])

  /// The grammar as a table: which kinds may be children of each. `verify` compares every tree with
  /// it, and a test compares it with the grammar document.
  public static let children: [NodeKind: Set<NodeKind>] = [
    // Attributes may come before what is skipped.
    .unexpected: [.attribute],
    .file: declarations,
    .importDeclaration: texts.union([.attribute, .name]),
    .screenDeclaration: texts.union(types).union([.attribute, .access, .name, .parameters, .block]),
    .componentDeclaration: [.attribute, .access, .name, .parameters, .block],
    .enumDeclaration: [.attribute, .access, .name, .block],
    .recordDeclaration: [.attribute, .access, .name, .block],
    .recordField: types.union(expressions).union([.attribute, .name]),
    .appearanceDeclaration: [.attribute, .access, .name, .block],
    .styleDeclaration: [.attribute, .access, .name, .block],
    .variableDeclaration: types.union(expressions).union([.attribute, .name]),
    .constantDeclaration: types.union(expressions).union([.attribute, .access, .name]),
    .actionDeclaration: [.attribute, .name, .parameters],
    .eventDeclaration: [.attribute, .name, .parameters],
    .taskDeclaration: types.union([.attribute, .name, .arguments]),
    .sampleDeclaration: [.attribute, .stringLiteral, .block],
    .parameters: [.parameter],
    .parameter: types.union(expressions).union([.name]),
    .enumCase: texts.union([.attribute, .name, .block]),
    .attribute: [.name, .ruleCode, .argument],
    .ruleCode: [],
    .access: [],
    .name: [],
    .block: blockMembers.union(steps),
    .element: texts.union([.attribute, .name, .block]),
    .property: expressions.union([.attribute, .stateKeys, .element]),
    .stateKeys: [.argument],
    .binding: expressions.union([.attribute]),
    .handler: steps.union([.attribute, .name, .eventParameters, .block]),
    .eventParameters: [.name],
    .actionCall: [.name, .arguments],
    .assignment: expressions.union([.opening]),
    .change: [.postfixExpression],
    .opening: [.name, .arguments],
    .cancellation: [.name, .arguments],
    .ifStatement: expressions.union([.attribute, .name, .condition, .block, .elseClause]),
    .condition: expressions.union([.name]),
    .elseClause: [.block, .ifStatement],
    .forStatement: expressions.union([.attribute, .name, .block, .elseClause]),
    .slot: [.attribute, .name, .block],
    .accessibility: [.attribute, .block],
    .layout: [.attribute, .block],
    .constraint: operands.union([.attribute, .name, .arguments, .priority]),
    .equation: operands.union([.attribute, .priority]),
    .priority: operands,
    .namedType: [],
    .listType: types,
    .optionalType: [.namedType, .listType],
    .numberLiteral: [], .quantityLiteral: [], .colorLiteral: [], .stringLiteral: [],
    .boolLiteral: [], .nilLiteral: [],
    .interpolatedString: expressions,
    .nameExpression: [],
    .caseExpression: [],
    .listExpression: expressions,
    .parenthesized: expressions,
    .prefixExpression: unaries,
    .binaryExpression: operands,
    .conditionalExpression: expressions,
    .postfixExpression: primaries.union([.memberSuffix, .indexSuffix, .arguments]),
    .memberSuffix: [],
    .indexSuffix: expressions,
    // Those of a task are its parameters too.
    .arguments: [.argument, .parameter],
    .argument: expressions,
  ]
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Typing of expressions. Every function returns an expression; one with a mistake has been
/// reported and is poison, which fits everywhere, so a mistake is reported once.
extension Checker {
  // MARK: Making expressions

  mutating func make(
    _ operation: Operation, _ type: Type, _ node: Int, payload: UInt32 = 0,
    constant: Int32 = -1
  ) -> ExpressionID {
    tables.expressions.append(
      Expression(
        operation: operation, type: type, origin: OriginID(node: node),
        payload: payload, constant: constant))
    return ExpressionID(tables.expressions.count - 1)
  }

  /// An operation, folded when its value is known. A constant without a proper value is reported.
  mutating func make(
    _ operation: Operation, _ type: Type, _ node: Int, operands list: [ExpressionID],
    payload: UInt32 = 0
  ) -> ExpressionID {
    var expression = Expression(
      operation: operation, type: type, origin: OriginID(node: node),
      firstOperand: list.isEmpty ? 0 : UInt32(tables.operands.count),
      operandCount: UInt32(list.count), payload: payload)
    let outcome = expression.outcome { constant(list[$0]) }
    if let problem = outcome.problem { return fail(problem, type, node, list) }
    if let value = outcome.value { expression.constant = storeResult(value) }
    for operand in list { tables.operands.append(operand.rawValue) }
    tables.expressions.append(expression)
    return ExpressionID(tables.expressions.count - 1)
  }

  private mutating func fail(
    _ problem: Outcome.Problem, _ type: Type, _ node: Int, _ operands: [ExpressionID]
  ) -> ExpressionID {
    func place(_ index: Int) -> Location {
      location(tables.expressions[operands[index].index].origin.node)
    }
    func text(_ index: Int) -> Message.Argument { .text(constant(operands[index])?.text ?? "") }
    switch problem {
    case .overflow:
      report(
        Finding(LanguageCode.overflow, at: location(node), ["type": .phrase(describe(type))]))
    case .divisionByZero: report(Finding(LanguageCode.divisionByZero, at: place(1)))
    case .emptyRange:
      report(
        Finding(
          LanguageCode.emptyRange, at: location(node), ["lower": text(0), "upper": text(1)]))
    case .indexOutOfRange:
      guard case .list(let items)? = constant(operands[0]),
        case .int(let index)? = constant(operands[1])
      else { break }
      report(
        Finding(
          LanguageCode.indexOutOfRange, at: place(1),
          ["index": .number(index), "count": .number(items.count)],
          notes: [Message("Counting starts at 0.", "从 0 开始计数。")()]))
    }
    return poison(node)
  }

  /// Long texts that are put together again and again are left to those who show them.
  private mutating func storeResult(_ value: Value) -> Int32 {
    switch value {
    case .string(let text): foldedBytes += text.utf8.count
    case .list(let items): foldedBytes += items.count * Checker.bytesOfItem
    default: return store(value)
    }
    return foldedBytes > Checker.foldedBytesLimit ? -1 : store(value)
  }

  /// All texts and lists of a file that are worked out; those beyond are known only while the app runs.
  private static let foldedBytesLimit = 1 << 24
  private static let bytesOfItem = 16

  mutating func store(_ value: Value) -> Int32 {
    tables.values.append(value)
    return Int32(truncatingIfNeeded: tables.values.count - 1)
  }

  mutating func literal(_ value: Value, _ type: Type, _ node: Int) -> ExpressionID {
    make(.literal, type, node, constant: store(value))
  }

  mutating func poison(_ node: Int) -> ExpressionID { make(.poison, .poison, node) }

  func constant(_ id: ExpressionID) -> Value? {
    let constant = tables.expressions[id.index].constant
    return constant >= 0 ? tables.values[Int(constant)] : nil
  }

  func type(of id: ExpressionID) -> Type { tables.expressions[id.index].type }

  // MARK: Typing

  /// Types a node. `expected` helps literals that take their type from their place; `coerce`
  /// decides whether the result fits.
  mutating func expression(_ node: Int, _ expected: Type?) -> ExpressionID {
    switch kind(node) {
    case .numberLiteral: return numberLiteral(node, expected)
    case .quantityLiteral: return quantityLiteral(node)
    case .colorLiteral: return colorLiteral(node)
    case .stringLiteral: return stringLiteral(node, expected)
    case .boolLiteral:
      return literal(
        .bool(tree.tokenKinds[firstToken(node)] == .trueKeyword), .bool, node)
    case .nilLiteral: return literal(.none, expected?.optional ?? .nothing, node)
    case .interpolatedString: return interpolation(node)
    case .nameExpression: return nameExpression(node, expected)
    case .caseExpression: return caseExpression(node, expected)
    case .listExpression: return listExpression(node, expected)
    case .parenthesized:
      guard let inner = tree.expression(in: node) else { return poison(node) }
      // `("A", "B")`: the parser has reported it.
      let next = tree.significant(from: Int(nodes[inner].endToken))
      if tree.tokenKinds[next] == .comma {
        muted { _ = $0.expression(inner, expected) }
        return poison(node)
      }
      return expression(inner, expected)
    case .prefixExpression: return prefixExpression(node, expected)
    case .binaryExpression: return binaryExpression(node, expected)
    case .conditionalExpression: return conditionalExpression(node, expected)
    case .postfixExpression: return postfixExpression(node, expected)
    case .element:
      guard let element = elementOfNode[node] else {
        return misplacedElement(node, expected)
      }
      // A word that is no kind has been reported.
      if tables.elements[element.index].form == .unknown { return poison(node) }
      return make(.element, .view, node, payload: element.rawValue)
    default: return poison(node)
    }
  }

  /// An element where no property takes it, such as a first value of a parameter.
  private mutating func misplacedElement(_ node: Int, _ expected: Type?) -> ExpressionID {
    if !tree.nodes[node].flags.contains(.hasError) {
      let wanted = expected.map { describe($0) } ?? Message("a value", "值")()
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(node),
          ["expected": .phrase(wanted), "found": .phrase(describe(Type.view))],
          label: Message("only a property has an element as its value", "只有属性能以元素为值")()))
    }
    return poison(node)
  }

  // MARK: Names

  private mutating func nameExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    let token = firstToken(node)
    if isItem(token) { return item(token, node, expected) }
    let name = name(ofToken: token)
    guard let symbol = resolve(name) else {
      if expected?.base == .view, let view = systemView(token, node) { return view }
      if let today = todayExpression(token, node) { return today }
      if expected?.base == .anything {
        return make(.poison, .poison, node)
      }
      return unresolved(token, node, expected)
    }
    refer(token, symbol)
    return use(symbol, node, expected)
  }

  /// The symbol of a name here, innermost first.
  func resolve(_ name: NameID) -> Symbol? {
    let loop = activeLoops[name].map { Symbol(.loopVariable, file, $0.loop) }
    let step =
      activeSteps[name] ?? activeEventParameters.first { tables.eventParameters[$0].name == name }
    if let step {
      // A condition around the step or the handler, or one inside of its block.
      let isInner = loop.map { isAfter($0, tables.eventParameters[step].origin.token) } ?? false
      return isInner ? loop : Symbol(.eventParameter, file, step)
    }
    if let loop { return loop }
    if let field = activeFields[name] { return Symbol(.field, file, field) }
    return scope[name] ?? fileScope[name]
  }

  /// Whether the name of a loop or a condition stands after a token.
  private func isAfter(_ loop: Symbol, _ token: Int) -> Bool {
    Int(nodes[tables.loops[Int(loop.index)].origin.node].firstToken) > token
  }

  private mutating func systemView(_ token: Int, _ node: Int) -> ExpressionID? {
    let name = text(ofToken: token)
    guard name == "clearButton" || name == "bookmarksButton" else { return nil }
    return make(.systemView, .view, node, constant: store(.string(name)))
  }

  /// An expression for a symbol that was found.
  mutating func use(_ symbol: Symbol, _ node: Int, _ expected: Type?) -> ExpressionID {
    let index = Int(symbol.index)
    let payload = UInt32(tables.symbols.count)
    tables.symbols.append(symbol)
    switch symbol.kind {
    case .variable: return make(.symbol, tables.variables[index].type, node, payload: payload)
    case .parameter: return make(.symbol, tables.parameters[index].type, node, payload: payload)
    case .loopVariable:
      let known = tables.local(symbol).flatMap { constant($0) }
      return make(
        .symbol, tables.loops[index].type, node, payload: payload,
        constant: known.map { store($0) } ?? -1)
    case .eventParameter:
      return make(.symbol, tables.eventParameters[index].type, node, payload: payload)
    case .constant:
      let (type, value) = constantValue(symbol)
      return make(.symbol, type, node, payload: payload, constant: value.map { store($0) } ?? -1)
    case .element:
      // The kind is not known, and that is reported.
      if tables.elements[index].form == .unknown { return poison(node) }
      if tables.elements[index].loopDepth > loopDepthHere {
        report(
          Finding(
            LanguageCode.loopElement, at: location(node), ["name": .text(tree.text(of: node))],
            related: place(symbol)))
        return poison(node)
      }
      return make(.reference, reference(to: symbol), node, payload: payload)
    case .task, .screen: return make(.reference, reference(to: symbol), node, payload: payload)
    case .field where activeFields[tables.fields[index].name] == index:
      return fieldHere(index, node)
    case .action, .component, .slot, .style, .enumeration, .enumCase, .record, .field:
      if symbol.file == file, hasError(tables.origin(of: symbol).node) { return poison(node) }
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(node),
          [
            "expected": .phrase(expected.map { describe($0) } ?? Phrase(Message("a value", "值"))),
            "found": .phrase(describe(symbol)),
          ],
          label: symbol.kind == .action && !isEvent(symbol)
            ? help(withAction: tree.text(of: node), expected) : nil, related: place(symbol)))
      return poison(node)
    }
  }

  /// What to write instead of the name of an action.
  private func help(withAction name: String, _ expected: Type?) -> Phrase {
    expected == Type(ValueType.reference(.element))
      ? Message(
        "an element has a name of its own: `button {name}Button \"…\"`",
        "元素有自己的名称：`button {name}Button \"…\"`")(["name": .text(name)])
      : Message("an action brings no value; a `task` does", "动作不带回值；`task` 才带回值")()
  }

  var loopDepthHere: Int {
    activeLoops.entries.reduce(0) { $0 + (tables.loops[$1.value.loop].form == .loop ? 1 : 0) }
  }

  private func constantValue(_ symbol: Symbol) -> (Type, Value?) {
    let index = Int(symbol.index)
    if symbol.file == file {
      return (tables.constants[index].type, constant(tables.constants[index].value))
    }
    guard let program = tables.imported[symbol.file] else { return (.poison, nil) }
    let constant = program.constants[index]
    return (constant.type, program.constant(constant.value))
  }

  // MARK: Cases

  private mutating func caseExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    let token = tree.significant(from: firstToken(node) + 1)
    guard token < Int(tree.nodes[node].endToken) else { return poison(node) }
    let name = text(ofToken: token)
    guard let type = expected?.unwrapped, type.isPlain else {
      if let element = expected, element.isRange {
        return member(name, element.element, token, node)
      }
      return literal(.member(name), .anyMember, node)
    }
    return member(name, type, token, node)
  }

  /// `.name` where a type is expected.
  mutating func member(
    _ name: String, _ type: Type, _ token: Int, _ node: Int
  ) -> ExpressionID {
    switch type.base {
    case .poison: return poison(node)
    case .enumeration:
      guard let (program, cases) = cases(of: type) else { return poison(node) }
      guard let index = member(tables.names.intern(name), of: cases, .enumCase, in: program) else {
        let names = suggestionsLeft < 0 ? cases.prefix(13) : cases
        return unknownMember(name, type, token, node, names.map { caseName($0, program) })
      }
      refer(token, Symbol(.enumCase, type.file, index))
      return literal(
        .enumCase(file: type.file, index: Int(type.index), case: index - cases.lowerBound), type,
        node)
    case .member, .durationOrMember:
      let members = type.caseSet?.members ?? []
      guard members.contains(name) else {
        // Another rule has reported an unknown trait.
        if type.caseSet == .accessibilityTrait { return poison(node) }
        return unknownMember(name, type, token, node, members)
      }
      return literal(.member(name), type, node)
    case .color:
      guard let color = Color.named.first(where: { $0.name == name })?.color else {
        return unknownMember(name, type, token, node, Color.named.map(\.name))
      }
      return literal(.color(color), .color, node)
    case .font:
      guard CaseSet.textStyle.members.contains(name) else {
        return unknownMember(name, type, token, node, CaseSet.textStyle.members)
      }
      return literal(.font(.textStyle(name)), .font, node)
    default: return literal(.member(name), .anyMember, node)
    }
  }

  /// The cases of an enum, as a range of the program that declares it (nil is this file).
  func cases(of type: Type) -> (program: Program?, cases: Range<Int>)? {
    if type.file == file {
      guard Int(type.index) < tables.enumerations.count else { return nil }
      return (nil, tables.enumerations[Int(type.index)].cases)
    }
    guard let program = tables.imported[type.file] else { return nil }
    return (program, program.enumerations[Int(type.index)].cases)
  }

  func caseName(_ index: Int, _ program: Program?) -> String {
    if let program { return program.text(program.enumCases[index].name) }
    return text(tables.enumCases[index].name)
  }

  // MARK: Lists

  private mutating func listExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    let expected = expected?.unwrapped
    if expected?.base == .offset, expected?.isPlain == true { return offset(node) }
    // Lists nest: what is on the stack meanwhile is little.
    let elementType = expected.flatMap { $0.isList ? $0.element : nil }
    if elementType?.isList == true, reportFlatList(node) { return poison(node) }
    var items: [ExpressionID] = []
    for child in tree.children(of: node) where kind(child).isExpression {
      items.append(expression(child, elementType))
    }
    if elementType == nil { unifyLists(&items) }
    return list(of: items, elementType, node)
  }

  private mutating func list(
    of items: [ExpressionID], _ elementType: Type?, _ node: Int
  ) -> ExpressionID {
    var items = items
    var common = elementType
    if common == nil {
      common = items.map { type(of: $0) }
        .first { $0.base != .anyMember && $0.base != .nothing && !$0.isPoison }
      // A list of whole and fractional numbers is a list of fractional numbers.
      if common == .int, items.contains(where: { type(of: $0) == .double }) { common = .double }
      // One of texts and styled texts is a styled text.
      if common == .string, items.contains(where: { type(of: $0) == .run }) { common = .run }
    }
    guard let common else {
      let type = items.isEmpty ? Type.nothing : type(of: items[0])
      return make(.list, type.list ?? .poison, node, operands: items)
    }
    var context = Mismatch.element
    if let property = currentProperty, isValue(common, of: property) {
      context = .property(property.property.name)
    }
    for index in items.indices { items[index] = coerce(items[index], to: common, context) }
    return make(.list, common.list ?? .poison, node, operands: items)
  }

  /// `[x, y]`: two numbers.
  private mutating func offset(_ node: Int) -> ExpressionID {
    let children = tree.children(of: node).filter { kind($0).isExpression }
    let items = children.map { child in
      coerce(expression(child, .double), to: .double, .element)
    }
    guard items.count == 2 else {
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(node),
          [
            "expected": .words("two numbers", "两个数字"),
            "found": .phrase(
              items.count == 1
                ? Phrase(Message("one value", "一个值"))
                : Message("{count} values", "{count} 个值")(["count": .number(items.count)])),
          ]))
      return poison(node)
    }
    return make(.list, Type(base: .offset), node, operands: items)
  }
}

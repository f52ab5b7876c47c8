import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Members, indices and calls.
extension Checker {
  mutating func postfixExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    postfix(parts(of: node)[...], node, expected)
  }

  /// A value and some of the suffixes of a node.
  mutating func postfix(
    _ children: ArraySlice<Int>, _ node: Int, _ expected: Type? = nil
  ) -> ExpressionID {
    guard let base = children.first, isShort(children, node) else { return poison(node) }
    // Values nest: what is on the stack meanwhile is little.
    var suffixes = children.dropFirst()
    var value = begin(base, &suffixes, node, expected)
    while !suffixes.isEmpty { value = proceed(value, &suffixes, node) }
    return value
  }

  /// Reports a chain of very many members, indices and calls: what follows the chain goes as deep as it
  /// is long.
  private mutating func isShort(_ chain: ArraySlice<Int>, _ node: Int) -> Bool {
    let limit = SyntaxTree.nestingLimit
    guard chain.count > limit else { return true }
    let calls = chain.count { kind($0) == .arguments }
    guard chain.count - calls > limit else { return true }
    report(
      Finding(
        SyntaxCode.nesting, at: location(chain[chain.startIndex + limit]),
        ["limit": .number(limit)],
        label: Message(
          "each `.` and each `[…]` follows all that stands before it",
          "每个 `.` 和 `[…]` 都接在它前面的全部内容之后")()))
    return false
  }

  /// The first value, with the suffix that belongs to a name.
  private mutating func begin(
    _ base: Int, _ suffixes: inout ArraySlice<Int>, _ node: Int, _ expected: Type?
  ) -> ExpressionID {
    guard let first = suffixes.first, let name = beginning(base) else {
      return expression(base, nil)
    }
    if kind(first) == .arguments, isCallable(name.token, name.symbol) {
      suffixes = suffixes.dropFirst()
      return call(name.token, first, node, expected)
    }
    if let read = workOfItem(name.symbol, name.token, &suffixes, node) { return read }
    if kind(first) == .memberSuffix, let symbol = name.symbol,
      let member = memberOfName(symbol, name.token, first, node)
    {
      suffixes = suffixes.dropFirst()
      return member
    }
    if kind(first) == .memberSuffix, name.symbol == nil, kind(base) == .nameExpression,
      TaskState(rawValue: text(ofToken: CtlSyntax.memberToken(tree, first))) != nil
    {
      return wanting(Type(.reference(.task))) { $0.expression(base, nil) }
    }
    return expression(base, nil)
  }

  /// The name or the case that a value begins with.
  private mutating func beginning(_ base: Int) -> (token: Int, symbol: Symbol?)? {
    switch kind(base) {
    case .caseExpression: return (tree.significant(from: firstToken(base) + 1), nil)
    case .nameExpression:
      let token = firstToken(base)
      // The name first: a checker that is changed while it is read is copied.
      let name = name(ofToken: token)
      return (token, resolve(name))
    default: return nil
    }
  }

  /// The value after the next suffix.
  private mutating func proceed(
    _ value: ExpressionID, _ suffixes: inout ArraySlice<Int>, _ node: Int
  ) -> ExpressionID {
    guard let suffix = suffixes.popFirst() else { return value }
    switch kind(suffix) {
    case .memberSuffix:
      var arguments: Int?
      if let next = suffixes.first, kind(next) == .arguments {
        arguments = next
        suffixes = suffixes.dropFirst()
      }
      return member(of: value, suffix, arguments, node)
    case .indexSuffix: return index(of: value, suffix, node)
    default: return notCallable(value, suffix, node)
    }
  }

  /// Values cannot be called, so a variable named `count` does not hide the function.
  private func isCallable(_ token: Int, _ symbol: Symbol?) -> Bool {
    symbol == nil || symbol?.kind == .record || Checker.isFunction(text(ofToken: token))
  }

  private mutating func notCallable(
    _ value: ExpressionID, _ arguments: Int, _ node: Int
  ) -> ExpressionID {
    if !type(of: value).isPoison {
      let near = meaning(ofCall: arguments, of: value, node)
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(tables.expressions[value.index].origin.node),
          [
            "expected": .words("a function", "函数"),
            "found": .phrase(describe(type(of: value))),
          ], label: near.label, fixes: near.fixes))
    }
    return poison(node)
  }

  // MARK: Members of names

  /// `Quality.normal`, `airplane.isOn`, `Details.name`; nil for the name of a value.
  private mutating func memberOfName(
    _ symbol: Symbol, _ token: Int, _ suffix: Int, _ node: Int
  ) -> ExpressionID? {
    let memberToken = CtlSyntax.memberToken(tree, suffix)
    guard memberToken < Int(tree.nodes[suffix].endToken) else { return poison(node) }
    let spelled = text(ofToken: memberToken)
    switch symbol.kind {
    case .enumeration:
      refer(token, symbol)
      let type = Type.enumeration(symbol.file, Int(symbol.index))
      return allCases(spelled, type, suffix) ?? member(spelled, type, memberToken, suffix)
    case .element:
      refer(token, symbol)
      return elementProperty(symbol, memberToken, suffix, node)
    case .task:
      refer(token, symbol)
      return taskState(symbol, memberToken, node)
    case .screen:
      refer(token, symbol)
      return elementOfScreen(symbol, memberToken, node)
    default: return nil
    }
  }

  // MARK: Members of values

  private mutating func member(
    of value: ExpressionID, _ suffix: Int, _ arguments: Int?, _ node: Int
  ) -> ExpressionID {
    // Calls nest: what is on the stack meanwhile is little.
    let value = settled(value)
    if let arguments, let (function, list) = nestingFunction(suffix, of: value, arguments) {
      return itemCall(function, of: value, list, node)
    }
    return otherMember(of: value, suffix, arguments, node)
  }

  private func nestingFunction(
    _ suffix: Int, of value: ExpressionID, _ arguments: Int
  ) -> (ItemFunction, [Argument])? {
    let type = type(of: value)
    let token = memberToken(tree, suffix)
    guard token < Int(tree.nodes[suffix].endToken), type.unwrapped.isList,
      isChain(suffix) ? type.isOptional : !type.isOptional || isInsideChain(value)
    else { return nil }
    return itemFunction(token, of: value, arguments)
  }

  private mutating func otherMember(
    of value: ExpressionID, _ suffix: Int, _ arguments: Int?, _ node: Int
  ) -> ExpressionID {
    let token = memberToken(tree, suffix)
    guard !type(of: value).isPoison, token < Int(tree.nodes[suffix].endToken) else {
      return poison(node)
    }
    if hasFields(value, token) { return field(of: value, token, suffix, arguments, node) }
    let type = type(of: value)
    if isChain(suffix), !type.isOptional { return notOptional(value, suffix, node) }
    if type.isOptional, !isChain(suffix), !isInsideChain(value) {
      return hasMember(type.element, token)
        ? needsChain(value, suffix, node) : unknownMember(of: value, token, node)
    }
    if let result = function(text(ofToken: token), of: value, arguments, node) { return result }
    return unknownMember(of: value, token, node, isCall: arguments != nil)
  }

  private func hasMember(_ type: Type, _ token: Int) -> Bool {
    let name = text(ofToken: token)
    return !members(name, of: type).isEmpty || type.isList && ItemFunction.named(name) != nil
  }

  private mutating func hasFields(_ value: ExpressionID, _ token: Int) -> Bool {
    let type = type(of: value).unwrapped
    return type.isPlain && type.base == .record || isFieldOfCase(token, of: value)
  }

  /// The function that looks at each item, with its arguments.
  private func itemFunction(
    _ token: Int, of value: ExpressionID, _ arguments: Int
  ) -> (ItemFunction, [Argument])? {
    guard type(of: value).unwrapped.isList, let function = ItemFunction.named(text(ofToken: token))
    else { return nil }
    let list = tree.children(of: arguments).compactMap { Argument(tree, $0) }
    guard let first = list.first, function != .contains || first.labelToken != nil,
      function != .firstIndex || first.labelToken.map({ text(ofToken: $0) }) != "of"
    else { return nil }
    return (function, list)
  }

  private mutating func unknownMember(
    of value: ExpressionID, _ token: Int, _ node: Int, isCall: Bool = false
  ) -> ExpressionID {
    let name = text(ofToken: token)
    if isUndeclaredField(self.name(ofToken: token), of: type(of: value).unwrapped) {
      return poison(node)
    }
    if isCall, type(of: value).isList, let function = ItemFunction.named(name) {
      return wrongForm(function, of: value, [], node)
    }
    let members = fieldNames(ofCase: value) + BuiltIn.all.filter(\.function.isMember).map(\.name)
    let receivers = receivers(of: name, instead: type(of: value))
    let near =
      meaning(ofCaseMember: token, name, value, node)
      ?? meaning(ofToggle: token, name, value, node) ?? meaning(
        ofForm: token, name, type(of: value)) ?? meaning(
        ofEnd: token, name, type(of: value), isCall: isCall)
      ?? receivers.map { ($0, []) as Suggestion }
      ?? meaning(ofListMember: token, name, type(of: value))
      ?? (isCall
        ? nil
        : meaning(
          ofTime: token, in: node, of: tables.expressions[value.index].origin.node, type(of: value)))
      ?? meaning(ofMember: token, name, members)
    report(
      Finding(
        LanguageCode.unknownMember, at: location(ofToken: token),
        ["type": .phrase(describe(type(of: value).unwrapped)), "name": .text(name)],
        label: near.label, fixes: near.fixes))
    return poison(node)
  }

  private mutating func index(of value: ExpressionID, _ suffix: Int, _ node: Int) -> ExpressionID {
    guard let indexNode = tree.expression(in: suffix) else { return poison(node) }
    if type(of: value).base == .record, type(of: value).isPlain, kind(indexNode) == .stringLiteral {
      return reportKeyOfRecord(value, suffix, indexNode, node)
    }
    let found = expression(indexNode, .int)
    if type(of: value).isList, self.type(of: found).isRange {
      reportSlice(value, indexNode)
      return poison(node)
    }
    let index = coerce(found, to: .int, .operand)
    let value = settled(value)
    let type = type(of: value)
    if type.isPoison || self.type(of: index).isPoison { return poison(node) }
    guard type.isList else {
      return reportNoList(value, node)
    }
    if case .int(let place)? = constant(index), place < 0 {
      return reportNegativeIndex(place, of: value, indexNode, node)
    }
    if reportEmptyList(value, index, indexNode) { return poison(node) }
    return make(.index, type.element, node, operands: [value, index])
  }

  // MARK: Calls

  private static func isFunction(_ name: String) -> Bool {
    !BuiltIn.indices(of: name).isEmpty || Constructor.all.contains { $0.name == name }
      || name == StyledText.name
  }

  /// `Color(255, 0, 0)`: without the labels that it has here.
  private func isForeignColor(_ name: String, _ list: [Argument]) -> Bool {
    let labels = list.map { $0.labelToken.map { text(ofToken: $0) } }
    return name == "Color" && !labels.contains("light") && !labels.contains("dark")
  }

  private mutating func call(
    _ token: Int, _ arguments: Int, _ node: Int, _ expected: Type?
  ) -> ExpressionID {
    let name = text(ofToken: token)
    let list = tree.children(of: arguments).compactMap { Argument(tree, $0) }
    if let symbol = resolve(self.name(ofToken: token)), symbol.kind == .record {
      return recordLiteral(symbol, list, token, node)
    }
    let isFunction = !BuiltIn.indices(of: name).isEmpty
    // What has values in it, `localized("Sent to \(name)")`, is made while the screen runs.
    let isMade = isFunction && list.first?.value.map { kind($0) } == .interpolatedString
    if !isMade, let constructor = Constructor.all.first(where: { $0.name == name }) {
      return construct(constructor, list, token, node)
    }
    if name == StyledText.name { return styled(list, node) }
    if isFunction, !isForeignColor(name, list) {
      return function(name, list, node, expected)
    }
    return unknownFunction(token, name, list, node, expected)
  }

  // Calls nest: what only a report needs is not on the stack meanwhile.
  private mutating func unknownFunction(
    _ token: Int, _ name: String, _ list: [Argument], _ node: Int, _ expected: Type?
  ) -> ExpressionID {
    let isUnseen = reportUnseen(token, [.record]) {
      Finding(LanguageCode.unknownFunction, at: $0.location(ofToken: token), ["name": .text(name)])
    }
    if isUnseen { return poison(node) }
    let near =
      meaning(ofInit: token, name, expected) ?? meaning(ofFunction: token, name, list, node)
    if near.label == nil || name.first?.isUppercase == true && ForeignWords.functions[name] == nil,
      mayBeDeclared(self.name(ofToken: token))
    {
      return poison(node)
    }
    report(
      Finding(
        LanguageCode.unknownFunction, at: location(ofToken: token), ["name": .text(name)],
        label: near.label, fixes: near.fixes))
    for argument in list {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
    return poison(node)
  }

  // MARK: Images, fonts, localized strings

  private mutating func construct(
    _ constructor: Constructor, _ arguments: [Argument], _ token: Int, _ node: Int
  ) -> ExpressionID {
    let name = constructor.name
    var positional: [Value] = []
    var labelled: [String: String] = [:]
    var failed = false
    for argument in arguments {
      guard let value = argument.value else { continue }
      let label = argument.labelToken.map { text(ofToken: $0) }
      let type: Type?
      if let label {
        type = constructor.labels[label].map { Type(.oneOf($0)) }
      } else {
        type =
          positional.count < constructor.parameters.count
          ? constructor.parameters[positional.count] : nil
      }
      guard let type else {
        failed = true
        reportForm(constructor.form, of: name, argument.node)
        _ = expression(value, .anything)
        continue
      }
      let result = coerce(expression(value, type), to: type, .argument(label ?? name))
      guard let constant = constant(result) else {
        if !self.type(of: result).isPoison { reportNotConstant(value, name) }
        if label == nil { positional.append(.none) }
        failed = true
        continue
      }
      if let label, case .member(let member) = constant {
        labelled[label] = member
      } else {
        positional.append(constant)
      }
    }
    if failed { return make(.poison, .poison, node) }
    guard positional.count == constructor.parameters.count else {
      reportForm(constructor.form, of: name, node)
      return poison(node)
    }
    guard let value = constructor.make(positional, labelled) else { return poison(node) }
    return literal(value, constructor.type, node)
  }

  mutating func reportForm(
    _ form: String, of name: String, _ node: Int, label: Phrase? = nil, fixes: [Fix] = []
  ) {
    reportArgument(
      location(node),
      Message("`{name}` is written {form}", "`{name}` 写作 {form}")(
        ["name": .text(name), "form": .text("`\(form)`")]), label: label, fixes: fixes)
  }

  private mutating func reportNotConstant(_ node: Int, _ name: String) {
    report(
      Finding(
        LanguageCode.notConstant, at: location(node),
        [
          "what": .phrase(
            name == "system"
              ? Phrase(Message("the size of a font", "字体的大小"))
              : Message("what `{name}` names", "`{name}` 的参数")(["name": .text(name)]))
        ]))
  }
}

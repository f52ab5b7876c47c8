import CtlDiagnostics
import CtlSyntax

/// Calls of the functions that the language has.
extension Checker {
  // MARK: After a value

  /// `names.count`, `title.contains("Tea")`; nil when the type has no such function.
  mutating func function(
    _ name: String, of value: ExpressionID, _ arguments: Int?, _ node: Int
  ) -> ExpressionID? {
    let type = type(of: value)
    let place = BuiltIn.indices(of: name).first { BuiltIn.all[$0].isMember(of: type) }
    guard let place, let expected = BuiltIn.all[place].arguments(type) else { return nil }
    let builtIn = BuiltIn.all[place]
    let list = arguments.map { tree.children(of: $0).compactMap { Argument(tree, $0) } } ?? []
    if let arguments, builtIn.function.form == .property || expected.isEmpty && !list.isEmpty {
      reportNeedless(arguments, builtIn)
      return poison(node)
    }
    let labels = builtIn.function.parameters.dropFirst().map(\.label)
    let written = list.map { $0.labelToken.map { text(ofToken: $0) } }
    guard list.count == expected.count, expected.isEmpty || written == Array(labels) else {
      for argument in list {
        if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
      }
      let isBroken = arguments.map { nodes[$0].flags.contains(.hasError) } ?? false
      if !isBroken {
        reportForm(builtIn.function.memberForm, of: name, arguments ?? node)
      }
      return poison(node)
    }
    var operands = [value]
    for (argument, type) in zip(list, expected) {
      guard let node = argument.value else { return poison(node) }
      operands.append(coerce(expression(node, type), to: type, .argument(name)))
    }
    return apply(place, operands, node) ?? poison(node)
  }

  private mutating func reportNeedless(_ arguments: Int, _ builtIn: BuiltIn) {
    let isProperty = builtIn.function.form == .property
    reportArgument(
      location(arguments),
      isProperty
        ? Message("`{name}` is written without parentheses", "`{name}` 后不写括号")(
          ["name": .text(builtIn.name)])
        : Message("`{name}` takes nothing here", "`{name}` 在此不接受参数")(
          ["name": .text(builtIn.name)]),
      fixes: [
        Fix(
          Phrase(Message("delete it", "删除它")), .suggestion,
          [Edit(location(arguments), isProperty ? "" : "()")])
      ])
  }

  // MARK: Alone

  /// `min(a, b)`, `Double(text)`.
  mutating func function(
    _ name: String, _ list: [Argument], _ node: Int, _ expected: Type?
  ) -> ExpressionID {
    let places = BuiltIn.indices(of: name).filter { BuiltIn.all[$0].function.isCall }
    let values = list.compactMap { $0.value }.map {
      expression($0, expected?.isNumber == true ? expected : nil)
    }
    if values.contains(where: { type(of: $0).isPoison }) { return poison(node) }
    for place in places {
      if let result = apply(place, values, node) { return result }
    }
    guard let first = places.first else {
      reportMember(name, list, node)
      return poison(node)
    }
    reportArgument(
      location(node),
      Message("`{name}` does not take {arguments}", "`{name}` 不接受{arguments}")([
        "name": .text(name), "arguments": .phrase(describe(values)),
      ]),
      label: Message("it takes {values}", "它接受{values}")(
        ["values": .phrase(BuiltIn.all[first].takes())]))
    return poison(node)
  }

  /// One that is written after a value.
  private mutating func reportMember(_ name: String, _ list: [Argument], _ node: Int) {
    let form = BuiltIn.indices(of: name).first.map { BuiltIn.all[$0].function.memberForm } ?? name
    var texts = list.map { tree.text(of: $0.node) }
    var fixes: [Fix] = []
    if let value = list.first?.value, list[0].labelToken == nil,
      kind(value) == .nameExpression || kind(value) == .stringLiteral
        || kind(value) == .postfixExpression
    {
      let first = texts.removeFirst()
      fixes = [rewrite(node, "\(first).\(name)(\(texts.joined(separator: ", ")))")]
    }
    reportArgument(
      location(node),
      Message("`{name}` is written after a value: `{form}`", "`{name}` 写在值之后：`{form}`")(
        ["name": .text(name), "form": .text(form)]), fixes: fixes)
  }

  private func describe(_ values: [ExpressionID]) -> Phrase {
    if values.isEmpty { return Phrase(Message("nothing", "空参数")) }
    var result = describe(type(of: values[0]))
    for value in values.dropFirst().prefix(3) {
      result = Message("{first}, {next}", "{first}、{next}")(
        ["first": .phrase(result), "next": .phrase(describe(type(of: value)))])
    }
    return result
  }

  // MARK: Results

  /// The result of a built-in, or nil when the arguments do not fit.
  private mutating func apply(
    _ place: Int, _ arguments: [ExpressionID], _ node: Int
  ) -> ExpressionID? {
    var arguments = arguments
    if arguments.contains(where: { type(of: $0).isPoison }) { return poison(node) }
    let types = arguments.map { type(of: $0) }
    let result = BuiltIn.all[place].result
    guard !types.isEmpty, let type = result(types) ?? numbers(result, &arguments) else {
      return nil
    }
    return make(.call, type, node, operands: arguments, payload: UInt32(place))
  }

  /// Int literals beside Doubles become Doubles.
  private mutating func numbers(
    _ result: ([Type]) -> Type?, _ arguments: inout [ExpressionID]
  ) -> Type? {
    guard arguments.contains(where: { type(of: $0) == .double }) else { return nil }
    for index in arguments.indices
    where type(of: arguments[index]) == .int && isLiteral(arguments[index]) {
      arguments[index] = converted(arguments[index], to: .double) ?? arguments[index]
    }
    return result(arguments.map { type(of: $0) })
  }
}

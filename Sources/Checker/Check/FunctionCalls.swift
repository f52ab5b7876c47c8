import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Calls of the functions that the language has.
extension Checker {
  // MARK: After a value

  /// `names.count`, `title.contains("Tea")`; nil when the type has no such function.
  mutating func function(
    _ name: String, of value: ExpressionID, _ arguments: Int?, _ node: Int
  ) -> ExpressionID? {
    // Calls nest: what is on the stack meanwhile is little.
    let places = members(name, of: type(of: value).unwrapped)
    if places.isEmpty { return nil }
    let written = writtenMember(name, arguments)
    guard let (place, matched) = match(written, places) else {
      return noForm(of: name, written, places, value, arguments, node)
    }
    if let arguments, isProperty(place) {
      let list = tree.children(of: arguments).compactMap { Argument(tree, $0) }
      if !reportLastWhere(name, list, arguments) { reportNeedless(arguments, BuiltIn.all[place]) }
      return poison(node)
    }
    return call(place, value, matched, node)
  }

  func members(_ name: String, of type: Type) -> [Int] {
    BuiltIn.indices(of: name).filter { BuiltIn.all[$0].isMember(of: type) }
  }

  private func isProperty(_ place: Int) -> Bool { BuiltIn.all[place].function.form == .property }

  /// What stands in the parentheses of a member, and in those of its form.
  private struct WrittenMember {
    var list: [Argument]
    var style: Int?
    var inner: [Argument]
    var arguments: [Argument] { style == nil ? list : inner }
  }

  private func writtenMember(_ name: String, _ arguments: Int?) -> WrittenMember {
    let list = arguments.map { tree.children(of: $0).compactMap { Argument(tree, $0) } } ?? []
    let hasStyles = BuiltIn.indices(of: name).contains { BuiltIn.all[$0].function.style != nil }
    let (style, inner) = hasStyles ? style(of: list) : (nil, [])
    return WrittenMember(list: list, style: style, inner: inner)
  }

  private func candidates(_ written: WrittenMember, _ places: [Int]) -> [Int] {
    places.filter { BuiltIn.all[$0].function.style == written.style.map { text(ofToken: $0) } }
  }

  /// The function that is meant, with the value of each of its parameters.
  private func match(_ written: WrittenMember, _ places: [Int]) -> (place: Int, values: [Int?])? {
    for place in candidates(written, places) {
      let parameters = Array(BuiltIn.all[place].function.parameters.dropFirst())
      if let matched = match(written.arguments, parameters) { return (place, matched) }
    }
    return nil
  }

  private mutating func noForm(
    of name: String, _ written: WrittenMember, _ places: [Int], _ value: ExpressionID,
    _ arguments: Int?, _ node: Int
  ) -> ExpressionID {
    let (list, style) = (written.list, written.style)
    let candidates = candidates(written, places)
    for argument in list where style == nil || argument.node != list[0].node {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
    for argument in written.inner {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
    if arguments.map({ nodes[$0].flags.contains(.hasError) }) ?? false { return poison(node) }
    if let style, candidates.isEmpty {
      reportStyle(style, name, places, type(of: value).unwrapped, arguments ?? node)
    } else {
      let builtIn = BuiltIn.all[
        fullest(style != nil || written.arguments.isEmpty ? candidates : places) ?? places[0]]
      let takesNothing = builtIn.function.parameters.count == 1 && builtIn.function.style == nil
      if let arguments, takesNothing, places.count == 1 {
        if !reportLastWhere(name, list, arguments) { reportNeedless(arguments, builtIn) }
      } else {
        reportMemberForm(
          builtIn.function, written.arguments, arguments ?? node, style == nil ? places : [])
      }
    }
    return poison(node)
  }

  /// Of functions of one name, the one that takes most.
  private func fullest(_ places: [Int]) -> Int? {
    places.max {
      BuiltIn.all[$0].function.parameters.count < BuiltIn.all[$1].function.parameters.count
    }
  }

  /// The name of `.currency("EUR")` as the only argument of a function that has styles, and what
  /// stands in its parentheses.
  private func style(of list: [Argument]) -> (token: Int?, arguments: [Argument]) {
    guard list.count == 1, list[0].labelToken == nil, let value = list[0].value else {
      return (nil, [])
    }
    var (name, arguments) = (value, [Argument]())
    if kind(value) == .postfixExpression {
      let parts = parts(of: value)
      guard parts.count == 2, kind(parts[1]) == .arguments else { return (nil, []) }
      name = parts[0]
      arguments = tree.children(of: parts[1]).compactMap { Argument(tree, $0) }
    }
    guard kind(name) == .caseExpression else { return (nil, []) }
    let token = tree.significant(from: firstToken(name) + 1)
    return token < Int(tree.nodes[name].endToken) ? (token, arguments) : (nil, [])
  }

  /// The argument of each parameter, in order; nil for one that is left out, and for the whole when
  /// they do not fit.
  private func match(_ list: [Argument], _ parameters: [Function.Parameter]) -> [Int?]? {
    var rest = list[...]
    var result: [Int?] = []
    for parameter in parameters {
      if let next = rest.first, next.labelToken.map({ text(ofToken: $0) }) == parameter.label {
        guard let value = next.value else { return nil }
        result.append(value)
        rest = rest.dropFirst()
      } else if parameter.isOptional {
        result.append(nil)
      } else {
        return nil
      }
    }
    // One that needs nothing is written with something only in its own form.
    let isEmpty = !parameters.isEmpty && parameters.allSatisfy(\.isOptional) && list.isEmpty
    return rest.isEmpty && !(isEmpty && parameters.count > 1) ? result : nil
  }

  private mutating func call(
    _ place: Int, _ value: ExpressionID, _ arguments: [Int?], _ node: Int
  ) -> ExpressionID {
    var operands = [value]
    for (argument, type) in zip(arguments, argumentTypes(place, value)) {
      let operand = argument.map { expression($0, type) }
      operands.append(fitted(operand, type, place, node))
    }
    if BuiltIn.all[place].function.style == "currency" { reportCurrency(operands[1]) }
    let types = operands.map { type(of: $0) }
    guard !types.contains(where: \.isPoison),
      let own = BuiltIn.all[place].result([types[0].unwrapped] + types.dropFirst()),
      let type = types[0].isOptional ? own.optional : own
    else { return poison(node) }
    return make(.call, type, node, operands: operands, payload: UInt32(place))
  }

  private func argumentTypes(_ place: Int, _ value: ExpressionID) -> [Type] {
    BuiltIn.all[place].arguments(type(of: value).unwrapped) ?? []
  }

  private mutating func fitted(
    _ operand: ExpressionID?, _ type: Type, _ place: Int, _ node: Int
  ) -> ExpressionID {
    guard let operand else { return literal(.none, type.optional ?? type, node) }
    return coerce(operand, to: type, .argument(BuiltIn.all[place].name))
  }

  private mutating func reportStyle(
    _ token: Int, _ name: String, _ places: [Int], _ type: Type, _ node: Int
  ) {
    let styles = places.compactMap { BuiltIn.all[$0].function.style }
    if styles.isEmpty {
      let function = BuiltIn.all[places[places.count - 1]].function
      // `due.formatted(.long)`
      let label = function.parameters.dropFirst().first?.label
      let dot = tree.significant(before: token)
      let isStyle = CaseSet.dateStyle.members.contains(text(ofToken: token))
      let fix =
        isStyle || kind(node) != .arguments || label != "date"
        ? labelFix(label, dot) : rewrite(node, "(date: .medium)")
      return reportForm(
        function.memberForm, of: name, node, label: choices(of: function),
        fixes: fix.map { [$0] } ?? [])
    }
    let spelled = text(ofToken: token)
    let near = meaning(ofStyle: token, spelled, styles) ?? suggestion(token, spelled, styles)
    reportArgument(
      location(ofToken: token),
      Message(
        "{type} has no form `.{style}`; it has {forms}", "{type}没有 `.{style}` 这种形式，只有{forms}")([
          "type": .phrase(describe(type)), "style": .text(spelled),
          "forms": .list(styles.map { "`.\($0)`" }),
        ]), label: near.label, fixes: near.fixes)
  }

  private func labelFix(_ label: String?, _ place: Int?) -> Fix? {
    guard let label, let place else { return nil }
    let start = tree.tokenRange(place).lowerBound
    return Fix(
      Message("write {labels}", "写上 {labels}")(["labels": .text("`\(label):`")]), .suggestion,
      [Edit(Location(file, start..<start), "\(label): ")])
  }

  /// A currency that does not exist.
  private mutating func reportCurrency(_ code: ExpressionID) {
    guard case .string(let text)? = constant(code),
      text.utf8.count != 3 || !text.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return }
    let place = location(tables.expressions[code.index].origin.node)
    let upper = BuiltIn.currencies[text] ?? text.uppercased()
    let isCode = upper.utf8.count == 3 && upper.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    reportArgument(
      place,
      Message("a currency is named by three capitals, such as `EUR`", "货币用三个大写字母表示，如 `EUR`")(),
      fixes: isCode
        ? [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(upper)]), .suggestion,
            [Edit(place, Value.quoted(upper))])
        ] : [])
  }

  /// How a function is written after a value. Arguments that lack only their labels get them.
  private mutating func reportMemberForm(
    _ function: Function, _ written: [Argument], _ node: Int, _ places: [Int]
  ) {
    let form = places.isEmpty ? function.memberForm : forms(of: function, places)
    let parameters = Array(function.parameters.dropFirst())
    var edits: [Edit] = []
    if written.count == parameters.count {
      for (argument, parameter) in zip(written, parameters) where argument.labelToken == nil {
        guard let label = parameter.label else { continue }
        let start = location(argument.node).range.lowerBound
        edits.append(Edit(Location(file, start..<start), "\(label): "))
      }
    }
    let labels = parameters.compactMap(\.label).map { "`\($0):`" }
    let foreign = foreignForm(function, written, node)
    if !foreign.isEmpty {
      reportForm(form, of: function.name, node, label: choices(of: function), fixes: foreign)
      return
    }
    reportForm(
      form, of: function.name, node, label: choices(of: function),
      fixes: edits.isEmpty
        ? []
        : [
          Fix(
            Message("write {labels}", "写上 {labels}")(["labels": .list(labels)]), .suggestion, edits)
        ])
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
    // Calls nest: what is on the stack meanwhile is little.
    let isSame = BuiltIn.indices(of: name).contains { BuiltIn.all[$0].function.givesArgument }
    let wanted = isSame && expected?.unwrapped.isNumber == true ? expected?.unwrapped : nil
    var values: [ExpressionID] = []
    for argument in list {
      guard let value = argument.value else { continue }
      if let type = labelledType(argument, of: name) {
        values.append(coerce(expression(value, type), to: type, .argument(name)))
      } else {
        let value = expression(value, wanted)
        values.append(wanted.flatMap { converted(value, to: $0) } ?? value)
      }
    }
    return function(name, list, values, node)
  }

  /// The type of a parameter with a label.
  private func labelledType(_ argument: Argument, of name: String) -> Type? {
    guard let label = argument.labelToken.map({ text(ofToken: $0) }) else { return nil }
    let functions = BuiltIn.indices(of: name).map { BuiltIn.all[$0].function }.filter(\.isCall)
    let parameter = functions.lazy.flatMap(\.parameters).first { $0.label == label }
    if let set = parameter?.set { return Type(.oneOf(set)) }
    return Checker.builtInTypes.first { $0.name == parameter?.type }?.type
  }

  /// Whether a call has the labels of a function, where this has some.
  private func hasLabels(_ place: Int, _ list: [Argument]) -> Bool {
    let parameters = BuiltIn.all[place].function.parameters
    return parameters.allSatisfy { $0.label == nil } || match(list, parameters) != nil
  }

  private mutating func function(
    _ name: String, _ list: [Argument], _ values: [ExpressionID], _ node: Int
  ) -> ExpressionID {
    let all = BuiltIn.indices(of: name).filter { BuiltIn.all[$0].function.isCall }
    let fitting = all.filter { hasLabels($0, list) }
    let places = fitting.isEmpty ? all : fitting
    if values.contains(where: { type(of: $0).isPoison }) { return poison(node) }
    for place in fitting {
      if let result = apply(place, values, node) { return result }
    }
    guard let first = places.first else {
      reportMember(name, list, values.first.map { type(of: $0) }, node)
      return poison(node)
    }
    // Swift's `Int(2.5)` is written `round(2.5)`.
    let isRounded = name == "Int" && values.count == 1 && type(of: values[0]) == .double
    let text = list.first?.value.map { "round(\(tree.text(of: $0)))" } ?? ""
    reportArgument(
      location(node),
      values.isEmpty
        ? Message("`{name}` needs a value", "`{name}` 需要一个值")(["name": .text(name)])
        : Message("`{name}` does not take {arguments}", "`{name}` 不接受{arguments}")([
          "name": .text(name), "arguments": .phrase(describe(values)),
        ]),
      label: Message("it takes {values}", "它接受{values}")(
        ["values": .phrase(BuiltIn.all[first].takes())]),
      fixes: isRounded ? [rewrite(node, text)] : [])
    return poison(node)
  }

  /// One that is written after a value.
  private mutating func reportMember(
    _ name: String, _ list: [Argument], _ type: Type?, _ node: Int
  ) {
    let places = BuiltIn.indices(of: name)
    let place = places.first { place in type.map { BuiltIn.all[place].isMember(of: $0) } ?? true }
    let form = (place ?? places.first).map { BuiltIn.all[$0].function.memberForm } ?? name
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

  /// Int literals beside Doubles become Doubles, and every Int beside a Double literal.
  private mutating func numbers(
    _ result: ([Type]) -> Type?, _ arguments: inout [ExpressionID]
  ) -> Type? {
    guard arguments.contains(where: { type(of: $0) == .double }) else { return nil }
    let hasLiteral = arguments.contains { type(of: $0) == .double && isLiteral($0) }
    for index in arguments.indices
    where type(of: arguments[index]) == .int && (hasLiteral || isLiteral(arguments[index])) {
      arguments[index] = converted(arguments[index], to: .double) ?? arguments[index]
    }
    return result(arguments.map { type(of: $0) })
  }
}

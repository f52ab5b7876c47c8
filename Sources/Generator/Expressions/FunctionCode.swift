import CtlCatalogue
import CtlChecker

/// Calls of the functions that the language has.
extension CodeScope {
  func call(_ expression: Expression, _ operands: [ExpressionID]) -> Code {
    guard let first = operands.first, let builtIn = BuiltIn(expression) else {
      return Code(types.defaultValue(expression.type))
    }
    let type = program.expression(first).type
    if type.isOptional, let mapped = mapped(builtIn, expression, first, type.element) {
      return mapped
    }
    switch builtIn.swift {
    case .function(let name, let unbounded):
      let isBounded = !program.mayOverflow(expression)
      return .call(
        function(isBounded ? name : unbounded ?? name),
        operands.enumerated().map { place, operand in
          let value = code(operand, typed: false)
          let parameters = builtIn.function.parameters
          let label = parameters.indices.contains(place) ? parameters[place].label : nil
          return label.map { value.labeled($0) } ?? value.layout()
        })
    case .conversion(let name, let label):
      let value = code(first)
      if type == expression.type { return value }
      return .call(name, [label.map { value.labeled($0) } ?? value.layout()])
    case .reading(let name): return read(name, code(first))
    case .shown: return lookedUp(first)
    case .property(let name): return receiver(first).member(name)
    case .order(let name): return ordered(receiver(first), name, type.element)
    case .method(let name, let labels):
      let value = receiver(first)
      if operands.count == 1 { return value.member(name + "()") }
      return value.method(name, labeled(Array(operands.dropFirst()), labels))
    case .text:
      return operands.count == 1 && builtIn.function.style == nil
        ? formatted(first, type) : formatted(operands, builtIn.function)
    }
  }

  /// A text from the catalogue, also in an app whose other texts are not looked up.
  private func lookedUp(_ text: ExpressionID) -> Code {
    let before = isShowing
    isShowing = true
    defer { isShowing = before }
    return code(text)
  }

  /// What a text says in the language of the person.
  private func read(_ name: String, _ text: Code) -> Code {
    let language = isFormatting ? strings : "\"en\""
    return .call(name, [text.labeled("reading"), .text("in: \(language)")])
  }

  /// The arguments of a method.
  func labeled(_ operands: [ExpressionID], _ labels: [String?]) -> [CodeLayout] {
    operands.enumerated().map { place, operand in
      let argument = unshown { code(operand) }
      return (labels.indices.contains(place) ? labels[place] : nil).map { argument.labeled($0) }
        ?? argument.layout()
    }
  }

  /// The least of a list, or the list in order: `names.sorted(by: { $0.comesBefore($1) })`.
  func ordered(_ list: Code, _ name: String, _ type: CtlChecker.`Type`) -> Code {
    guard type == .string else { return list.method(name, []) }
    let isLess = comparison(.less, Code("$0"), Code("$1"), of: type)
    return list.method(name, [.text("by: { ") + isLess.layout() + .text(" }")])
  }

  /// A function of what may be `nil` that Swift does not write as a member:
  /// `price.map { strings($0, .percent) }`.
  private func mapped(
    _ builtIn: BuiltIn, _ expression: Expression, _ first: ExpressionID, _ type: Type
  ) -> Code? {
    let item = Code("$0")
    let body: Code
    switch builtIn.swift {
    case .function(let name, let unbounded):
      body = .call(function(type == .int ? unbounded ?? name : name), [item.layout()])
    case .conversion(let name, let label):
      body = .call(name, [label.map { item.labeled($0) } ?? item.layout()])
    case .reading(let name): body = read(name, item)
    case .text
    where isFormatting
      || expression.operandCount == 1 && builtIn.function.style == nil && !type.isNumber:
      let format = format(program.operandIDs(of: expression), builtIn.function)
      body =
        format.isEmpty ? plainText(item, type) : .call(strings, [item.layout()] + format)
    default: return nil
    }
    return mapped(first, body)
  }

  /// What comes of a value that may be `nil`, which is `$0`: `(value).map { body }`.
  func mapped(_ optional: ExpressionID, _ body: Code) -> Code {
    let value = Code(
      .text("(") + self.optional(optional).layout(indented: false) + .text(")"), .primary)
    return value.method("map", [.text("{ ") + body.layout() + .text(" }")])
  }

  /// A value before a dot. The Swift compiler takes `[1.5.` for the beginning of a type.
  private func receiver(_ id: ExpressionID) -> Code {
    let value = chained(id)
    let expression = program.expression(id)
    let isNumber = expression.type == .double && expression.operation == .literal
    return isNumber ? value.wrapped(in: "Double") : value
  }

  private func formatted(_ id: ExpressionID, _ type: Type) -> Code {
    guard type.unwrapped.isNumber, !isFormatting else {
      return plainText(code(id, typed: false), type)
    }
    return receiver(id).method("text", ["in: \"en\""])
  }

  /// Whether values are written in the language of the person. `formatted` is so wherever it stands; see
  /// `FileTable.isLocalized`.
  private var isFormatting: Bool { isShowing || options.isLocalized }

  private func plainText(_ value: Code, _ type: Type) -> Code {
    if isShowing, type.base == .enumeration { return shownLabel(value, type) }
    let isLocal = type.base == .date || type.isNumber
    return isFormatting && isLocal ? value.wrapped(in: strings) : value.member(textMember(type))
  }

  /// In the form that a style says, or those of a date and a time.
  private func formatted(_ operands: [ExpressionID], _ function: Function) -> Code {
    let format = format(operands, function)
    if isFormatting { return .call(strings, [code(operands[0], typed: false).layout()] + format) }
    return receiver(operands[0]).method("text", format + ["in: \"en\""])
  }

  private func format(_ operands: [ExpressionID], _ function: Function) -> [CodeLayout] {
    let arguments = zip(function.parameters, operands).dropFirst().compactMap {
      parameter, operand -> CodeLayout? in
      if program.constant(operand) == Value.none { return nil }
      let argument = unshown { code(operand) }
      return parameter.label.map { argument.labeled($0) } ?? argument.layout()
    }
    return function.style.map { style in
      [arguments.isEmpty ? .text(".\(style)") : Code.call(".\(style)", arguments).layout()]
    } ?? arguments
  }
}

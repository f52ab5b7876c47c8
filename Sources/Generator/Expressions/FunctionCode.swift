import CtlCatalogue
import CtlChecker

/// Calls of the functions that the language has.
extension CodeScope {
  func call(_ expression: Expression, _ operands: [ExpressionID]) -> Code {
    guard let first = operands.first, let builtIn = BuiltIn(expression) else {
      return Code(types.defaultValue(expression.type))
    }
    let type = program.expression(first).type
    switch builtIn.swift {
    case .function(let name, let unbounded):
      let isBounded = type != .int || IntegerBounds(program: program).bounds(first) != nil
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
    case .property(let name): return receiver(first).member(name)
    case .method(let name, let labels):
      let value = receiver(first)
      if operands.count == 1 { return value.member(name + "()") }
      let arguments = operands.dropFirst().enumerated().map { place, operand in
        let argument = unshown { code(operand) }
        return (labels.indices.contains(place) ? labels[place] : nil).map { argument.labeled($0) }
          ?? argument.layout()
      }
      return value.method(name, arguments)
    case .text:
      return operands.count == 1 && builtIn.function.style == nil
        ? formatted(first, type) : formatted(operands, builtIn.function)
    }
  }

  /// A value before a dot. The Swift compiler takes `[1.5.` for the beginning of a type.
  private func receiver(_ id: ExpressionID) -> Code {
    let value = code(id, typed: false)
    let expression = program.expression(id)
    let isNumber = expression.type == .double && expression.operation == .literal
    return isNumber ? value.wrapped(in: "Double") : value
  }

  private func formatted(_ id: ExpressionID, _ type: Type) -> Code {
    let value = code(id, typed: false)
    if isShowing, type.base == .enumeration { return shownLabel(value, type) }
    if isShowing, type.base == .date { return value.wrapped(in: strings) }
    guard type.isNumber else { return value.member(textMember(type)) }
    if isShowing { return value.wrapped(in: strings) }
    return receiver(id).method("text", ["in: \"en\""])
  }

  /// In the form that a style says, or those of a date and a time.
  private func formatted(_ operands: [ExpressionID], _ function: Function) -> Code {
    let arguments = zip(function.parameters, operands).dropFirst().compactMap {
      parameter, operand -> CodeLayout? in
      if program.constant(operand) == Value.none { return nil }
      let argument = unshown { code(operand) }
      return parameter.label.map { argument.labeled($0) } ?? argument.layout()
    }
    let format =
      function.style.map { style in
        [arguments.isEmpty ? .text(".\(style)") : Code.call(".\(style)", arguments).layout()]
      } ?? arguments
    if isShowing { return .call(strings, [code(operands[0], typed: false).layout()] + format) }
    return receiver(operands[0]).method("text", format + ["in: \"en\""])
  }
}

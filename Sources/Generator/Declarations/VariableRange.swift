import CtlChecker

extension CodeScope {
  /// The range of what is bound, as a value that may be nil; nil when it has none.
  func boundRange(_ id: ExpressionID) -> CodeLayout? {
    let expression = program.expression(program.withoutUnwrapping(id))
    if let range = fieldRange(expression) { return range.closed.layout() }
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    if symbol.kind == .variable,
      let range = VariableRange(self, program.variables[Int(symbol.index)])
    {
      return range.closed.layout()
    }
    return givenRange(symbol).map { .text(member($0)) }
  }

  /// The property with the range that a two-way parameter gets from its caller.
  func givenRange(_ symbol: Symbol) -> String? {
    switch symbol.kind {
    case .variable: names?.ranges[Int(symbol.index)]
    case .parameter: names?.parameters[Int(symbol.index)].map { $0 + "Range" }
    default: nil
    }
  }
}

/// `in lower...upper` after a variable.
struct VariableRange {
  private let scope: CodeScope
  private let type: Type
  /// Nil when the range is a value of its own.
  private let limits: Limits?
  private let whole: Code

  private struct Limits {
    var lower: End
    var upper: End
    var isClosed: Bool
  }

  struct End {
    var code: Code
    /// What a literal is worth; nil for other code.
    var value: Value?
    /// Whether it takes the type of its context.
    var isLiteral: Bool { value != nil }
    /// Whether it takes the type Double too: Swift warns of a number that no Double is.
    var isExactDouble: Bool {
      if case .int(let number)? = value {
        Int(exactly: Double(number)) == number
      } else {
        isLiteral
      }
    }
  }

  typealias Ends = (lower: End, upper: End)

  init?(_ scope: CodeScope, _ variable: Variable) {
    guard let range = variable.range else { return nil }
    let program = scope.program
    let expression = program.expression(range)
    guard expression.type.isRange else { return nil }
    self.scope = scope
    type = variable.type
    whole = scope.code(range)
    let operands = program.operandIDs(of: expression)
    if case .range(let lower, let upper, let isClosed)? = program.constant(range) {
      let element = expression.type.element
      let isNumber = element.isNumber || element.base == .length
      var last = upper
      if !isClosed, case .int(let value) = upper { last = .int(value == .min ? value : value - 1) }
      let keepsOpen = if case .int = upper { false } else { !isClosed }
      limits = Limits(
        lower: End(code: scope.code(lower, element, typed: isNumber), value: lower),
        upper: End(code: scope.code(last, element, typed: isNumber), value: last),
        isClosed: !keepsOpen)
    } else if let isClosed = expression.operation.rangeIsClosed, operands.count == 2 {
      func known(_ end: ExpressionID) -> Value? { scope.isPure(end) ? program.constant(end) : nil }
      limits = Limits(
        lower: End(code: scope.code(operands[0]), value: known(operands[0])),
        upper: End(code: scope.code(operands[1]), value: known(operands[1])),
        isClosed: isClosed)
    } else {
      limits = nil
    }
  }

  /// Whether the range cannot change.
  var isConstant: Bool { limits.map { $0.lower.isLiteral && $0.upper.isLiteral } ?? false }

  /// The least and the greatest value.
  var ends: Ends? {
    guard let limits else {
      return (End(code: whole.member("lowerBound")), End(code: whole.member("upperBound")))
    }
    if limits.isClosed { return (limits.lower, limits.upper) }
    let base = type.unwrapped.base
    let upper = limits.upper.code
    // A literal gets its type, which its method needs.
    let isNumber = base == .double || base == .length
    let last = (isNumber ? upper.wrapped(in: "Double") : upper).member("predecessor")
    return (limits.lower, End(code: last))
  }

  /// The range as a value, its upper end included.
  var closed: Code {
    guard let limits else { return whole }
    if limits.isClosed, limits.lower.isLiteral, limits.upper.isLiteral {
      return .range(limits.lower.code, "...", limits.upper.code)
    }
    return .call(
      scope.function("span"),
      [
        limits.lower.code.layout(),
        limits.upper.code.labeled(limits.isClosed ? "through" : "below"),
      ])
  }

  /// A value within the range.
  func clamped(_ value: String) -> Code { clamped(Code(value)) }

  func clamped(_ value: Code) -> Code {
    guard !type.isOptional else {
      let body = CodeLayout.text(".map { ") + clamp(Code("$0")).layout() + .text(" }")
      return Code(value.layout() + body, .primary)
    }
    return clamp(value)
  }

  private func clamp(_ value: Code) -> Code {
    let name = scope.function("clamp")
    guard let limits else {
      return .call(name, [value.layout(), .text("to: ") + whole.layout()])
    }
    if limits.isClosed, limits.lower.isLiteral, limits.upper.isLiteral {
      return .call(name, [value.layout(), .text("to: ") + closed.layout()])
    }
    return .call(
      name,
      [
        value.layout(), limits.lower.code.layout(),
        .text(limits.isClosed ? "" : "below: ") + limits.upper.code.layout(),
      ])
  }
}

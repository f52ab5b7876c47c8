import CtlChecker

/// Texts that people read; an app looks them up in the language of the person.
extension CodeScope {
  /// An expression where a text is shown.
  func shown(_ id: ExpressionID, typed: Bool = true) -> Code {
    guard options.isLocalized else { return code(id, typed: typed) }
    let before = isShowing
    isShowing = true
    defer { isShowing = before }
    return code(id, typed: typed)
  }

  /// The value of a property: a text to look up if people read it.
  func shown(_ entry: PropertyEntry) -> Code {
    TextPlace.isVisible(entry) ? shown(entry.expression) : code(entry.expression)
  }

  /// Code inside a text that is not shown itself, such as a condition.
  func unshown<Result>(_ body: () -> Result) -> Result {
    let before = isShowing
    isShowing = false
    defer { isShowing = before }
    return body()
  }

  /// Follows `Program.textSources`: the texts looked up here are those in the catalogue.
  func shownCode(_ id: ExpressionID, typed: Bool) -> Code {
    let expression = program.expression(id)
    if let value = program.constant(id), program.isPure(id) {
      return shownCode(value, expression.type, typed: typed)
    }
    let operands = program.operandIDs(of: expression)
    switch expression.operation {
    case .interpolation:
      if operands.count == 1, program.expression(operands[0]).type == .string {
        return code(operands[0], typed: typed)
      }
      let text = Code("\"" + interpolation(operands) + "\"")
      return program.template(operands) == nil ? text : text.wrapped(in: strings)
    case .conditional, .list: return ownCode(id, typed: typed)
    case .call where BuiltIn.showsOperand(expression): return ownCode(id, typed: typed)
    case .symbol, .index:
      let code = unshown { ownCode(id, typed: typed) }
      return isTranslated(id) ? lookedUp(code, expression.type) : code
    default:
      let code = { self.ownCode(id, typed: typed) }
      return expression.passesTexts ? code() : unshown(code)
    }
  }

  private func shownCode(_ value: Value, _ type: Type, typed: Bool) -> Code {
    switch value {
    case .string(let text) where Program.isWorthTranslating(text):
      Code(Literal.string(text)).wrapped(in: strings)
    case .list(let items):
      .list(items.map { shownCode($0, type.element, typed: typed).layout() })
    default: unshown { code(value, type, typed: typed) }
    }
  }

  /// Whether a name has texts of the sources, which the catalogue contains.
  private func isTranslated(_ id: ExpressionID) -> Bool {
    let expression = program.expression(id)
    switch expression.operation {
    case .list: return program.isPure(id)
    case .index: return program.operandIDs(of: expression).first.map { isTranslated($0) } ?? false
    case .symbol:
      let symbol = program.symbols[Int(expression.payload)]
      if symbol.kind == .constant { return !files.isLocalized(symbol) }
      guard symbol.kind == .loopVariable, symbol.file == program.file else { return false }
      let sequence = program.loops[Int(symbol.index)].sequence
      return program.expression(sequence).operation != .index && isTranslated(sequence)
    default: return false
    }
  }

  private func lookedUp(_ code: Code, _ type: Type) -> Code {
    if type == .string { return .subscripted(strings, [code.layout()]) }
    if type.isList, type.element == .string { return code.member("map { \(strings)[$0] }") }
    if type.isOptional, type.element == .string { return code.member("map { \(strings)[$0] }") }
    return code
  }

  /// The label of a case.
  func shownLabel(_ value: Code, _ type: Type) -> Code {
    guard type.isOptional else {
      return .subscripted(strings, [value.member("label").layout()])
    }
    return value.member("map { \(strings)[$0.label] }").coalescing("\"\"")
  }
}

extension Expression {
  /// Whether it is an operator whose operands' texts are its own.
  var passesTexts: Bool {
    switch operation.form {
    case .choice: true
    case .arithmetic: type == .string
    default: false
    }
  }
}

extension BuiltIn {
  /// Whether a call shows the text of its argument.
  static func showsOperand(_ expression: Expression) -> Bool {
    expression.payload == UInt32(BuiltIn.uppercased.rawValue)
      || expression.payload == UInt32(BuiltIn.formatted.rawValue)
  }
}

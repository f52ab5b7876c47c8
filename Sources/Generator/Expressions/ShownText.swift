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
    entry.isShownText ? shown(entry.expression) : code(entry.expression)
  }

  /// A composed constant or a parameter as people read it: a property of the screen or component; of a constant
  /// of the file, its text put together once more.
  private func shownWhole(_ id: ExpressionID) -> Code? {
    let expression = program.expression(id)
    if expression.operation == .list { return shownCode(id, typed: true) }
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    guard symbol.file == program.file else { return nil }
    switch symbol.kind {
    case .constant:
      if let name = names?.shownConstants[Int(symbol.index)] { return Code(member(name)) }
      return program.isComposed(id)
        ? shownCode(program.constants[Int(symbol.index)].value, typed: true) : nil
    case .parameter:
      guard case .component(let index) = owner, let component = files.component(index) else {
        return nil
      }
      return files.shownParameterName(Int(symbol.index), of: component).map { Code(member($0)) }
    default: return nil
    }
  }

  /// What a loop or an `if let` names, of a list or a text that there is as people read it.
  private func shownItem(_ expression: Expression) -> Code? {
    guard expression.operation == .symbol,
      case let symbol = program.symbols[Int(expression.payload)], symbol.kind == .loopVariable,
      program.isNameOfComposed(symbol), case let loop = program.loops[Int(symbol.index)],
      let whole = shownWhole(loop.sequence)
    else { return nil }
    if loop.isUnwrapping { return whole.coalescing("\"\"") }
    return counter(of: symbol).map {
      whole.method("element", [.text("at: \(local($0))")])
        .coalescing(types.defaultValue(expression.type))
    }
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
    case .conditional, .list, .styled: return ownCode(id, typed: typed)
    case .each where program.isMap(expression): return ownCode(id, typed: typed)
    case .call where BuiltIn.showsOperand(expression): return ownCode(id, typed: typed)
    case .computed where program.computedField(expression).map(files.showsTexts) == true:
      return field(expression, operands[0], isShown: true)
    case .symbol, .index, .field, .computed, .each, .call:
      if let whole = shownWhole(id) { return whole }
      if let item = shownItem(expression) { return item }
      if expression.type.innermost == .string, let value = localValue(expression) {
        return shownCode(value, typed: typed)
      }
      if program.isItemOfComposed(id) { return ownCode(id, typed: typed) }
      let code = unshown { ownCode(id, typed: typed) }
      guard program.namesTexts(id, unless: { files.isLocalized($0) }) else { return code }
      // Swift goes on with a chain, so what follows would be asked of the text in it.
      let isChain =
        expression.type.isOptional
        && operands.first.map { program.expression($0).type.isOptional } == true
      let whole =
        isChain
        ? Code(.text("(") + code.layout(indented: false) + .text(")"), .primary) : code
      return lookedUp(whole, expression.type)
    default:
      let code = { self.ownCode(id, typed: typed) }
      return expression.passesTexts ? code() : unshown(code)
    }
  }

  func shownCode(_ value: Value, _ type: Type, typed: Bool) -> Code {
    switch value {
    case .string(let text) where Program.isWorthTranslating(text):
      Code(Literal.string(text)).wrapped(in: strings)
    case .styled(let text, let style): styled(text, style, typed: typed)
    case .list(let items):
      .list(items.map { shownCode($0, type.element, typed: typed).layout() })
    default: unshown { code(value, type, typed: typed) }
    }
  }

  private func lookedUp(_ code: Code, _ type: Type) -> Code {
    guard type.element == .string || type.element == .run else { return code }
    if type.isPlain { return .subscripted(strings, [code.layout()]) }
    return type.isList || type.isOptional ? code.member("map { \(strings)[$0] }") : code
  }

  /// The label of a case.
  func shownLabel(_ value: Code, _ type: Type) -> Code {
    guard type.isOptional else {
      return .subscripted(strings, [value.member("label").layout()])
    }
    return value.member("map { \(strings)[$0.label] }").coalescing("\"\"")
  }
}

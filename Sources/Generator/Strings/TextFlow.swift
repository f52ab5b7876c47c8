import CtlChecker

/// The source of an expression's text.
enum TextSource: Hashable {
  /// A literal; its values are placeholders of its key.
  case text(key: String, placeholders: [ExpressionID])
  /// `localized("key")`
  case localized(key: String)
  /// A constant, parameter or loop variable whose text is shown.
  case symbol(Symbol)
  /// An enum whose labels are shown.
  case labels(Type)
}

extension Program {
  /// The sources of the text of an expression, from the left.
  func textSources(of id: ExpressionID) -> [TextSource] {
    var result: [TextSource] = []
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      if let value = constant(id), isPure(id) {
        result += Program.textSources(of: value, expression.type)
        continue
      }
      let operands = operandIDs(of: expression)
      var shown: [ExpressionID] = []
      switch expression.operation {
      case .interpolation:
        if let text = template(operands) { result.append(text) }
        shown = operands.filter { !isPure($0) }
      case .conditional: shown = Array(operands.dropFirst())
      case .index: shown = Array(operands.prefix(1))
      case .list: shown = operands
      case .call where BuiltIn.showsOperand(expression): shown = operands
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        var type = expression.type
        while type.isList || type.isOptional { type = type.element }
        if type.base == .enumeration { result.append(.labels(type)) }
        if type == .string { result.append(.symbol(symbol)) }
      default: if expression.passesTexts { shown = operands }
      }
      pending += shown.reversed()
    }
    return result
  }

  private static func textSources(of value: Value, _ type: Type) -> [TextSource] {
    switch value {
    case .string(let text): isWorthTranslating(text) ? [.text(key: text, placeholders: [])] : []
    case .localized(let key): [.localized(key: key)]
    case .list(let items): items.flatMap { textSources(of: $0, type.element) }
    case .enumCase: [.labels(type)]
    default: []
    }
  }

  /// The key of a text with values in it; nil for one plain text, or for values only.
  func template(_ parts: [ExpressionID]) -> TextSource? {
    if parts.count == 1, expression(parts[0]).type == .string { return nil }
    var key = ""
    var letters = ""
    var placeholders: [ExpressionID] = []
    for part in parts {
      if isPure(part), let text = constant(part)?.text {
        letters += text
        key += text.replacing("%", with: "%%")
      } else {
        placeholders.append(part)
        key += Placeholder.specifier(expression(part).type)
      }
    }
    return Program.isWorthTranslating(letters)
      ? .text(key: key, placeholders: placeholders) : nil
  }

  static func isWorthTranslating(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace }
  }

  /// Whether an expression names nothing, so that its value can replace it.
  func isPure(_ id: ExpressionID) -> Bool {
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      switch expression.operation {
      case .symbol, .reference, .elementProperty, .element, .systemView: return false
      default: pending += operandIDs(of: expression)
      }
    }
    return true
  }
}

/// A value inside a text, as a strings file writes it.
enum Placeholder {
  /// A whole number is `%lld`, which plural forms need; any other value arrives as text, `%@`.
  static func specifier(_ type: Type) -> String { type == .int ? "%lld" : "%@" }
}

extension Type {
  /// As the file spells it.
  func name(in program: Program) -> String {
    if isList { return "[\(element.name(in: program))]" }
    if isOptional { return element.name(in: program) + "?" }
    guard base == .enumeration else {
      return String(describing: base).prefix(1).uppercased() + String(describing: base).dropFirst()
    }
    guard let source = program.program(of: file), Int(index) < source.enumerations.count else {
      return "String"
    }
    return source.text(source.enumerations[Int(index)].name)
  }
}

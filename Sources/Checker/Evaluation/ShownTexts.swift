import CtlCatalogue

/// The source of an expression's text.
package enum TextSource: Hashable {
  /// A literal; its values are placeholders of its key.
  case text(key: String, placeholders: [ExpressionID])
  /// `localized("key")`
  case localized(key: String)
  /// A constant, parameter, loop variable or field that is worked out, whose text is shown.
  case symbol(Symbol)
  /// An enum whose labels are shown.
  case labels(Type)
  /// A value that is written in the language of the person, such as a date.
  case written
  /// A part of a variable, or of what a task brings.
  case data

  /// Whether it is in the catalogue, or leads to what is.
  fileprivate var isText: Bool { self != .written && self != .data }
}

extension Program {
  /// The sources of the text of an expression that the catalogue may have, from the left.
  package func textSources(of id: ExpressionID) -> [TextSource] {
    allSources(of: id).filter(\.isText)
  }

  /// Whether something of the text of an expression depends on the language of the person.
  package func isOfLanguage(_ id: ExpressionID) -> Bool {
    allSources(of: id).contains { $0 != .data }
  }

  func allSources(of id: ExpressionID) -> [TextSource] {
    var result: [TextSource] = []
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      if let value = constant(id), isPure(id) {
        result += Program.textSources(of: value, expression.type)
        continue
      }
      var type = expression.type
      while type.isList || type.isOptional { type = type.element }
      if type.base == .enumeration {
        result.append(.labels(type))
        continue
      }
      let operands = operandIDs(of: expression)
      var shown: [ExpressionID] = []
      switch expression.operation {
      case .interpolation:
        if let text = template(operands) {
          result.append(text)
        } else if operands.contains(where: isDate) {
          result.append(.written)
        }
        shown = operands.filter { !isPure($0) || constant($0)?.text == nil }
      case .conditional: shown = Array(operands.dropFirst())
      case .index, .styled: shown = Array(operands.prefix(1))
      case .list, .ofCase: shown = operands
      case .call where BuiltIn.showsOperand(expression): shown = Array(operands.prefix(1))
      case .each where givesBody(expression): shown = [operands[1]]
      case .each, .call: if tables.givesItems(expression) { shown = [operands[0]] }
      case .field:
        if let (roots, fields) = constantRoots(of: id) {
          if type == .string {
            let parts = roots.flatMap { $0.parts(fields[...]) }
            result += parts.flatMap { Program.textSources(of: $0, expression.type) }
          }
        } else if type == .string || type == .run {
          result.append(.data)
        }
      case .taskState, .elementProperty:
        if type == .string || type == .run { result.append(.data) }
      case .computed:
        if type == .string || type == .run, let field = computedField(expression) {
          result.append(.symbol(field))
        }
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        if let value = tables.local(symbol) {
          shown = [value]
        } else if type == .string || type == .run {
          result.append(.symbol(symbol))
        }
      default: if expression.passesTexts { shown = operands }
      }
      pending += shown.reversed()
    }
    return result
  }

  private func isDate(_ id: ExpressionID) -> Bool {
    expression(id).type.unwrapped == .date
  }

  /// Whether a field that is worked out has texts of the app in it, or a date.
  package func showsTexts(_ expression: Expression) -> Bool {
    guard let field = computedField(expression), let home = program(of: field.file) else {
      return false
    }
    return home.showsTexts(field: Int(field.index))
  }

  /// The same for a field of this file.
  package func showsTexts(field: Int) -> Bool {
    let type = tables.fields[field].type.unwrapped
    guard type == .string || type == .run, let value = tables.computedValue(ofField: field) else {
      return false
    }
    return tables.fields[field].holdsTexts ?? isOfLanguage(value)
  }

  /// Whether a constant has texts of the app in it.
  static func holdsText(_ value: Value, _ type: Type) -> Bool {
    type.innermost.base != .enumeration && !textSources(of: value, type).isEmpty
  }

  /// Whether a function of lists gives what is said of each item.
  package func isMap(_ expression: Expression) -> Bool {
    expression.operation == .each
      && [.map, .flatMap].contains(tables.itemCalls[Int(expression.payload)].function)
  }

  /// The same of those that leave some of it out, and of those that give one of it.
  private func givesBody(_ expression: Expression) -> Bool {
    guard expression.operation == .each else { return false }
    return switch tables.itemCalls[Int(expression.payload)].function {
    case .map, .flatMap, .unique, .min, .max: true
    default: false
    }
  }

  /// Whether a text is put together of others. Such a text is looked up part by part; any other one can be
  /// looked up when it is known. Constants are followed through 64 others, so that a chain of them costs no more
  /// than its length.
  package func isComposed(_ id: ExpressionID) -> Bool {
    if mixesTexts(id) { return true }
    var pending = [id]
    var seen: Set<Symbol> = []
    while let id = pending.popLast() {
      let expression = expression(id)
      if constant(id) != nil, isPure(id) { continue }
      let operands = operandIDs(of: expression)
      switch expression.operation {
      case .interpolation:
        guard operands.count == 1, template(operands) == nil, !isDate(operands[0]) else {
          return true
        }
        pending.append(operands[0])
      case .conditional: pending += operands.dropFirst()
      case .index, .styled: pending += operands.prefix(1)
      case .list, .ofCase: pending += operands
      case .each where isMap(expression): pending.append(operands[1])
      case .call where BuiltIn.showsOperand(expression):
        if isOfLanguage(operands[0]) { return true }
      case .computed: if showsTexts(expression) { return true }
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        // What a use of the component shows, it has put together.
        if symbol.kind == .parameter { return true }
        if let value = tables.local(symbol) { pending.append(value) }
        if symbol.kind == .constant, symbol.file == self.file, seen.count < 64,
          seen.insert(symbol).inserted
        {
          pending.append(tables.constants[Int(symbol.index)].value)
        }
      default:
        guard expression.passesTexts else { continue }
        if case .arithmetic = expression.operation.form, !textSources(of: id).isEmpty {
          return true
        }
        pending += operands
      }
    }
    return false
  }

  /// The symbols whose own values an expression reads. Where it is shown, texts that people read are none of
  /// them: only these are looked up.
  package func symbolsRead(by id: ExpressionID, isShown: Bool) -> Set<Symbol> {
    var result: Set<Symbol> = []
    var shownConstants: Set<Symbol> = []
    var pending = [(id: id, isShown: isShown)]
    while let (id, isShown) = pending.popLast() {
      let expression = expression(id)
      let operands = operandIDs(of: expression)
      if expression.operation == .symbol {
        let symbol = tables.symbols[Int(expression.payload)]
        let isConstant = symbol.kind == .constant && symbol.file == self.file
        if isShown, symbol.kind == .parameter { continue }
        if isShown, isNameOfComposed(symbol) {
          pending.append((tables.loops[Int(symbol.index)].sequence, true))
          continue
        }
        if let value = tables.local(symbol) {
          pending.append((value, isShown))
          continue
        }
        if isShown, isConstant, isComposed(id) {
          guard shownConstants.insert(symbol).inserted else { continue }
          pending.append((tables.constants[Int(symbol.index)].value, true))
        } else if result.insert(symbol).inserted, isConstant {
          pending.append((tables.constants[Int(symbol.index)].value, false))
        }
        continue
      }
      let shown = isShown ? shownOperands(of: expression, operands.count) : 0..<0
      pending += operands.enumerated().map { ($1, shown.contains($0)) }
    }
    return result
  }

  /// Whether a loop or an `if let` names so what is put together of texts, or an item of it: a parameter, which a
  /// use of the component has put together, or a constant.
  package func isNameOfComposed(_ symbol: Symbol) -> Bool {
    var symbol = symbol
    for _ in 0..<64 {
      guard symbol.kind == .loopVariable, symbol.file == self.file, tables.local(symbol) == nil,
        case let sequence = tables.loops[Int(symbol.index)].sequence
      else { return false }
      if expression(sequence).operation == .list { return isComposed(sequence) }
      guard expression(sequence).operation == .symbol else { return false }
      symbol = tables.symbols[Int(expression(sequence).payload)]
      if isComposed(sequence), symbol.kind != .loopVariable { return true }
    }
    return false
  }

  /// The operands of a shown expression that are shown too, by their places.
  func shownOperands(of expression: Expression, _ count: Int) -> Range<Int> {
    let first = 0..<min(1, count)
    return switch expression.operation {
    case .interpolation, .list, .ofCase: 0..<count
    case .conditional: min(1, count)..<count
    case .index, .styled: first
    case .each where isMap(expression): min(1, count)..<count
    case .call where BuiltIn.showsOperand(expression): first
    default: expression.passesTexts ? 0..<count : 0..<0
    }
  }

  /// Whether an item is one of a list that is put together of texts: it is looked up with the list.
  package func isItemOfComposed(_ id: ExpressionID) -> Bool {
    let expression = expression(id)
    guard expression.operation == .index, let list = operandIDs(of: expression).first else {
      return false
    }
    return self.expression(list).operation == .symbol && isComposed(list)
  }

  private static func textSources(of value: Value, _ type: Type) -> [TextSource] {
    switch value {
    case .string(let text): isWorthTranslating(text) ? [.text(key: text, placeholders: [])] : []
    case .localized(let key): [.localized(key: key)]
    case .list(let items): items.flatMap { textSources(of: $0, type.element) }
    case .styled(let text, _): textSources(of: text, .string)
    case .enumCase: [.labels(type)]
    default: []
    }
  }

  /// The key of a text with values in it; nil for one plain text, or for values only.
  package func template(_ parts: [ExpressionID]) -> TextSource? {
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

  package static func isWorthTranslating(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace }
  }

  /// Whether a name stands for texts of the sources, which the catalogue contains. A constant may be
  /// left out.
  package func namesTexts(_ id: ExpressionID, unless: (Symbol) -> Bool = { _ in false }) -> Bool {
    var id = id
    for _ in 0..<256 {
      let expression = expression(id)
      switch expression.operation {
      case .list: return isPure(id)
      case .field:
        let sources = constantRoots(of: id) == nil ? [] : textSources(of: id)
        return sources.contains { if case .localized = $0 { false } else { true } }
      case .computed: return holdsTexts(expression)
      case .each where !tables.givesItems(expression), .call where !tables.givesItems(expression):
        let origins = textOrigins(of: id)
        return origins.hasTexts && !origins.isMixed
      case .index, .each, .call:
        guard let list = operandIDs(of: expression).first else { return false }
        id = list
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        if symbol.kind == .constant {
          if unless(symbol) { return false }
          guard symbol.file == self.file else {
            return program(of: symbol.file)?.holdsTexts(constant: Int(symbol.index)) ?? true
          }
          guard let next = name(heldBy: Int(symbol.index)) else {
            return holdsTexts(constant: Int(symbol.index))
          }
          id = next
          continue
        }
        if let value = tables.local(symbol) { return !textSources(of: value).isEmpty }
        guard symbol.kind == .loopVariable, symbol.file == self.file else { return false }
        id = tables.loops[Int(symbol.index)].sequence
        if self.expression(id).operation == .index { return false }
      default: return false
      }
    }
    return false
  }

  /// Whether an expression names nothing, so that its value can replace it.
  package func isPure(_ id: ExpressionID) -> Bool {
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      switch expression.operation {
      case .symbol, .reference, .elementProperty, .taskState, .element, .systemView, .computed:
        return false
      default: pending += operandIDs(of: expression)
      }
    }
    return true
  }
}

/// A value inside a text, as a strings file writes it.
package enum Placeholder {
  /// A whole number is `%lld`, which plural forms need; any other value arrives as text, `%@`.
  package static func specifier(_ type: Type) -> String { type == .int ? "%lld" : "%@" }
}

extension Expression {
  /// Whether it is an operator whose operands' texts are its own.
  package var passesTexts: Bool {
    switch operation.form {
    case .choice: true
    case .arithmetic: type == .string || type.isList
    default: false
    }
  }
}

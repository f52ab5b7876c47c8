import CtlCatalogue
import CtlChecker
import CtlRuntime
import CtlText

// Texts in the language of the screen, as the generated app writes them.

extension Evaluator {
  /// Folded texts are in English: in another language they are computed again.
  func known(_ id: ExpressionID, _ place: Place) -> CtlChecker.Value? {
    let expression = place.program.expression(id)
    if BuiltIn.localizes(expression) {
      return shown(place.program.operand(0, of: expression), place)
    }
    let isText = expression.type.base == .string || expression.type.base == .run
    let isFolded = expression.operation != .literal && isText
    if expression.operation == .systemView || isFolded && locale?.languageCode != "en" {
      return nil
    }
    let constant = place.program.constant(id)
    if state.strings != nil, case .localized(let key)? = constant { return .string(lookedUp(key)) }
    return constant
  }

  var locale: LocaleIdentifier? { LocaleIdentifier(state.language) }

  var presentDate: Value { state.now.map { .date($0) } ?? .none }

  func text(of date: CtlChecker.DateTime) -> String {
    date.inRuntime.formatted(in: locale ?? "en")
  }

  /// In English.
  func plainText(of date: CtlChecker.DateTime) -> String {
    date.inRuntime.plainText
  }

  // MARK: Texts of the catalogue

  /// A text of the sources in the language of the screen.
  func lookedUp(_ text: String) -> String { state.strings?[text] ?? text }

  /// The value of a property: a text to look up if people read it.
  func value(of entry: PropertyEntry, _ place: Place) -> CtlChecker.Value? {
    state.strings != nil && entry.isShownText
      ? shown(entry.expression, place) : value(entry.expression, place)
  }

  /// What a text is where people read it. Follows `Program.textSources`, as generated code does: the
  /// texts looked up here are those in the catalogue.
  private func shown(_ id: ExpressionID, _ place: Place) -> CtlChecker.Value? {
    guard effort.enter() else { return nil }
    defer { effort.leave() }
    let program = place.program
    let expression = program.expression(id)
    if BuiltIn.localizes(expression) { return value(id, place) }
    if expression.operation != .list, program.isPure(id), let constant = program.constant(id) {
      let value = value(id, place)
      if case .localized = constant { return value }
      return value.map { lookedUp($0) }
    }
    let operands = program.operandIDs(of: expression)
    switch expression.operation {
    case .interpolation: return interpolation(operands, place).map { .string($0) }
    case .conditional:
      guard case .bool(let condition)? = value(operands[0], place) else { return nil }
      return shown(operands[condition ? 1 : 2], place)
    case .symbol:
      let symbol = program.symbols[Int(expression.payload)]
      if let value = program.tables.local(symbol) { return shown(named: value, place) }
      if symbol.kind == .parameter || symbol.kind == .constant && program.isComposed(id),
        case .expression(let id, let next) = worth(of: symbol, place)
      {
        return shown(named: id, next)
      }
      if program.isNameOfComposed(symbol) { return shown(named: symbol, place) }
      let value = value(id, place)
      return program.namesTexts(id) ? value.map { lookedUp($0) } : value
    case .list: break
    case .each where program.isMap(expression):
      return each(expression, place) { self.shown($0, $1) }.value
    case .computed where program.showsTexts(expression):
      return computed(expression, place) { self.shown($0, $1) }.value
    case .call where BuiltIn.showsOperand(expression):
      return expression.outcome(
        { $0 == 0 ? shown(operands[0], place) : value(operands[$0], place) }, in: self
      ).value
    case .index where program.isItemOfComposed(id):
      return expression.outcome(
        { $0 == 0 ? shown(operands[0], place) : value(operands[$0], place) }, in: self
      ).value
    case .index, .field, .computed, .each, .call:
      let value = value(id, place)
      return program.namesTexts(id) ? value.map { lookedUp($0) } : value
    case .styled:
      return expression.outcome(
        { $0 == 0 ? shown(operands[0], place) : value(operands[$0], place) }, in: self
      ).value
    default: if !expression.passesTexts { return value(id, place) }
    }
    return expression.outcome(
      { shown(operands[$0], place) }, in: self
    ).value
  }

  private func shown(named id: ExpressionID, _ place: Place) -> CtlChecker.Value? {
    if let value = shownValues[id, place] { return value }
    let value = shown(id, place)
    if let value { shownValues[id, place] = value }
    return value
  }

  /// What a loop or an `if let` names: the argument of the use is looked up, or that item of it.
  private func shown(named symbol: Symbol, _ place: Place) -> CtlChecker.Value? {
    let name = HeldName(Int(symbol.index), place)
    let whole = shown(place.program.tables.loops[Int(symbol.index)].sequence, place)
    if name.isUnwrapping { return whole }
    guard case .list(let items)? = whole,
      let round = loops.last(where: { $0.key == name.key }), items.indices.contains(round.place)
    else { return nil }
    return items[round.place]
  }

  private func interpolation(_ operands: [ExpressionID], _ place: Place) -> String? {
    let program = place.program
    var text = LocalizedText.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var plain = ""
    for operand in operands {
      if program.isPure(operand), let part = program.constant(operand)?.text {
        text.appendLiteral(part)
        plain += part
        continue
      }
      let value = shown(operand, place)
      let part = value.map { self.text(of: $0) } ?? ""
      if case .int(let number)? = value {
        text.appendInterpolation(number)
      } else {
        text.appendInterpolation(part)
      }
      plain += part
    }
    guard let strings = state.strings, program.template(operands) != nil else { return plain }
    return strings(LocalizedText(stringInterpolation: text))
  }

  private func lookedUp(_ value: CtlChecker.Value) -> CtlChecker.Value {
    switch value {
    case .string(let text) where Program.isWorthTranslating(text): .string(lookedUp(text))
    case .localized(let key): .string(lookedUp(key))
    case .styled(let text, let style): .styled(lookedUp(text), style)
    case .list(let items): .list(items.map { lookedUp($0) })
    default: value
    }
  }

  /// The values of a wheel as its variable holds them: people may read translations of them.
  func wheelValues(of instance: Int) -> [CtlChecker.Value] {
    let written = entry(.values, of: instance).flatMap { value($0.expression, scope(of: instance)) }
    guard case .list(let values)? = written ?? property(.values, of: instance) else { return [] }
    return values
  }
}

extension LocalizedStrings {
  /// The texts of a catalogue in a language.
  init(_ catalogue: TextCatalogue, in language: String) {
    func forms(_ forms: [String: String]) -> [PluralCategory: String] {
      Dictionary(
        forms.compactMap { name, text in PluralCategory(rawValue: name).map { ($0, text) } },
        uniquingKeysWith: { first, _ in first })
    }
    self.init(
      translations: catalogue.entries(in: language).mapValues { entry in
        Translation(
          text: entry.text, forms: forms(entry.forms),
          parts: entry.parts.mapValues {
            Translation.Part(argument: $0.argument, forms: forms($0.forms))
          })
      }, language: language)
  }
}

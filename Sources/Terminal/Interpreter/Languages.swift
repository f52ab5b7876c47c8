import CtlCatalogue
import CtlChecker
import CtlRuntime

// Texts in the language of the screen, as the generated app writes them.

extension Evaluator {
  /// Folded texts are in English: in another language they are computed again.
  func known(_ id: ExpressionID, _ place: Place) -> CtlChecker.Value? {
    let expression = place.program.expression(id)
    let isFolded = expression.operation != .literal && expression.type.base == .string
    if expression.operation == .systemView || isFolded && locale.languageCode != "en" { return nil }
    return place.program.constant(id)
  }

  private var locale: LocaleIdentifier { LocaleIdentifier(state.language) }

  func formatted(_ value: CtlChecker.Value) -> String? {
    switch value {
    case .int(let number): number.text(in: locale)
    case .double(let number): number.text(in: locale)
    default: text(of: value)
    }
  }

  func text(of date: CtlChecker.DateTime) -> String {
    CtlRuntime.DateTime(iso8601: date.text).formatted(in: locale)
  }
}

import CtlCatalogue
import CtlChecker

/// Texts that a file takes from the catalogue with `localized`, and shows nowhere itself: a step gives them to a
/// variable, a screen opens another one with them.
extension TextCollector {
  mutating func collectLocalized() {
    let tables = program.tables
    var known = Set(texts.map(\.key))
    var places: [(range: Range<Int>, name: String)]?
    for index in tables.expressions.indices {
      let expression = tables.expressions[index]
      let isLiteral = expression.operation == .literal && expression.type == .string
      guard isLiteral || BuiltIn.localizes(expression) else { continue }
      for found in program.textSources(of: ExpressionID(index)) {
        guard let key = found.localizedKey(isLiteral), known.insert(key).inserted else { continue }
        let owners = places ?? owners()
        places = owners
        add(found, [owners.place(of: program.range(expression))], program)
      }
    }
  }

  /// The screens, components and constants of the file, in its order.
  private func owners() -> [(range: Range<Int>, name: String)] {
    let tables = program.tables
    let all =
      tables.screens.map { ($0.origin, $0.name) }
      + tables.components.compactMap { part in part.name.map { (part.origin, $0) } }
      + tables.constants.map { ($0.origin, $0.name) }
    return all.map { (program.origins.range(of: $0, .whole), program.text($1)) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension TextSource {
  /// The key of `localized("key")`, and of a text inside `localized`.
  fileprivate func localizedKey(_ isLiteral: Bool) -> String? {
    switch self {
    case .localized(let key): key
    case .text(let key, _): isLiteral ? nil : key
    case .symbol, .labels, .written, .data: nil
    }
  }
}

extension Program {
  fileprivate func range(_ expression: Expression) -> Range<Int> {
    origins.range(of: expression.origin, .whole)
  }
}

extension [(range: Range<Int>, name: String)] {
  /// Where a text stands, for its translator.
  fileprivate func place(of range: Range<Int>) -> String {
    last { $0.range.contains(range.lowerBound) }.map { "Text in `\($0.name)`" } ?? "Text"
  }
}

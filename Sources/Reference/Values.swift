import CtlCatalogue
import CtlChecker

/// Types, operators and functions.
extension Page {
  mutating func values() {
    heading(2, "Values")
    text(
      "An `Int` literal becomes a `Double` where one is expected, a string literal a `Date` or "
        + "an `Image`; nothing else is converted automatically. `.case`, colors, dates and "
        + "images take their type from their use. Constants are computed while checking, and "
        + "overflow and division by zero are reported.")
    table(["type", "literals", "is"], Page.types)
    table(["operator", "takes", "gives"], Page.operators)
    text("The loosest first. Operators of a line of this table are read from left to right.")
    table(
      ["function", "after a value", "is"],
      Function.all.map { function in
        [
          "`\(function.signature)`", function.isMember ? "yes" : "",
          Page.sentence(function.documentation.en),
        ]
      })
    text(
      "After a value, `names.count` and `title.isEmpty` are written as properties, and the "
        + "others as calls: `title.uppercased()`, `due.formatted()`.")
  }

  private static let types: [[String]] = [
    ["`Bool`", "`true`, `false`", "a truth value"],
    ["`Int`", "`12`, `1_000`, `0x2A`", "a whole number of 64 bits"],
    ["`Double`", "`1.5`, `2e-3`", "a number"],
    ["`String`", #"`"Copies: \(copies)"`, `"caf\u{E9}"`, `"two\nlines"`"#, "text"],
    [
      "`Color`", "`#F90`, `#FF9500`, `#FF950080`", "red, green, blue and, if there are more, alpha",
    ],
    ["`Image`", #"`"moon"`, `image("moon", role: .purpose)`"#, "an image of the app by its name"],
    ["`Date`", #"`"2026-01-31T09:00"`, `"2026-01-31"`"#, "a point in time, in ISO 8601"],
    ["`Duration`", "`15min`, `1h30min`, `2s`", "a length of time"],
    ["`Length`", "`44pt`", "points of the screen"],
    ["`T?`", "`nil`", "a value or none"],
    ["`[T]`", #"`["S", "M", "L"]`"#, "a list"],
    ["an enum", "`.draft`", "one of its cases"],
  ]

  private static let operators: [[String]] =
    [["`a ? b : c`", "a truth value and two values of a type", "`b` or `c`"]]
    + OperatorLevel.allCases.map { level in
      let (takes, gives) = words(level)
      return ["`\(level.spellings.joined(separator: " "))`", takes, gives]
    } + [["`.name`, `[i]`, `(…)`", "elements, lists, functions", "a property, an item, a result"]]

  private static func words(_ level: OperatorLevel) -> (takes: String, gives: String) {
    switch level {
    case .coalescing: ("a value or none, and a value", "the value, or the other one for none")
    case .disjunction: ("truth values", "whether one holds")
    case .conjunction: ("truth values", "whether both hold")
    case .comparison: ("values of a type; not all have an order", "a truth value")
    case .range: ("numbers, dates, durations, lengths", "a range with its end, or without")
    case .sum: ("numbers, durations, lengths; `+` texts too", "one of the same type")
    case .product: ("numbers; a duration or a length with a number", "one of the same type")
    case .prefix: ("a truth value, a number", "the opposite")
    }
  }
}

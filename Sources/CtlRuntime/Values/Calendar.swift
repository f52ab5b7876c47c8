/// A calendar with the months and days of the Gregorian one, and a count of years of its own.
enum Calendar: Sendable {
  case gregorian, buddhist, republicOfChina, japanese

  /// By the identifier of Unicode or Foundation; any other is Gregorian.
  init(identifier: String) {
    switch identifier.lowercased().filter(\.isLetter) {
    case "buddhist": self = .buddhist
    case "roc", "republicofchina", "minguo": self = .republicOfChina
    case "japanese": self = .japanese
    default: self = .gregorian
    }
  }

  /// What files write.
  static let identifiers = ["gregorian", "buddhist", "japanese", "roc"]

  /// Whether an identifier is one of these calendars, in some spelling.
  static func isKnown(_ identifier: String) -> Bool {
    Calendar(identifier: identifier) != .gregorian
      || identifier.lowercased().filter(\.isLetter) == "gregorian"
  }

  /// The number of a year, after the name of its era where it has one.
  func year(_ year: Int, in locale: LocaleIdentifier) -> String {
    switch self {
    case .gregorian: return "\(year)"
    case .buddhist:
      return (locale.eastAsian(simplified: "佛历", traditional: "佛曆", japanese: "仏暦") ?? "")
        + "\(year + 543)"
    case .republicOfChina:
      let name = locale.eastAsian(simplified: "民国", traditional: "民國", japanese: "民国")
      if year > 1911 { return (name ?? "") + "\(year - 1911)" }
      return name.map { "\($0)前\(1912 - year)" } ?? "\(1912 - year) B.R.O.C."
    case .japanese:
      guard let era = Self.eras.first(where: { $0.first <= year }) else { return "\(year)" }
      let name = locale.eastAsian(
        simplified: era.kanji, traditional: era.kanji, japanese: era.kanji)
      return (name ?? era.english + " ") + "\(year - era.first + 1)"
    }
  }

  /// The eras of Japan by their first year, the last one first.
  private static let eras: [(first: Int, english: String, kanji: String)] = [
    (2019, "Reiwa", "令和"), (1989, "Heisei", "平成"), (1926, "Shōwa", "昭和"),
    (1912, "Taishō", "大正"), (1868, "Meiji", "明治"),
  ]
}

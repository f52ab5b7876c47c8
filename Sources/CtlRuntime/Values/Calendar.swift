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

  /// The number of a year; nil where it has none.
  func year(_ year: Int, in language: Language) -> String? {
    switch self {
    case .gregorian: return "\(year)"
    case .buddhist: return language.say("\(year + 543)", "佛历\(year + 543)")
    case .republicOfChina:
      return year > 1911
        ? language.say("\(year - 1911)", "民国\(year - 1911)")
        : language.say("\(1912 - year) B.R.O.C.", "民国前\(1912 - year)")
    case .japanese:
      guard let era = Self.eras.first(where: { $0.first <= year }) else { return "\(year)" }
      return language.say(
        "\(era.english) \(year - era.first + 1)", "\(era.kanji)\(year - era.first + 1)")
    }
  }

  /// The eras of Japan by their first year, the last one first.
  private static let eras: [(first: Int, english: String, kanji: String)] = [
    (2019, "Reiwa", "令和"), (1989, "Heisei", "平成"), (1926, "Shōwa", "昭和"),
    (1912, "Taishō", "大正"), (1868, "Meiji", "明治"),
  ]
}

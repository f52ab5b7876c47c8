/// A locale by its identifier, `en_US` or `zh-Hans-CN`, with what a date picker must know of it.
public struct LocaleIdentifier: RawRepresentable, Sendable, Hashable, Codable,
  ExpressibleByStringLiteral
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An identifier such as `en_US` or `zh-Hans`.
  public init(_ identifier: String) { rawValue = identifier }
  public init(stringLiteral value: String) { rawValue = value }

  private var parts: [Substring] { rawValue.split { $0 == "_" || $0 == "-" } }

  /// The language that a picker writes and VoiceOver speaks: Chinese for `zh`, else English.
  public var language: Language {
    parts.first?.lowercased() == "zh" ? .simplifiedChinese : .english
  }

  /// Such as `de`, in lower case.
  public var languageCode: String {
    // Formats ask for it with every number, and most identifiers are nothing else.
    rawValue.utf8.allSatisfy { 0x61 <= $0 && $0 <= 0x7A }
      ? rawValue : parts.first?.lowercased() ?? ""
  }

  /// A word in the writing of the locale; nil where it is written neither in Chinese nor in Japanese.
  func eastAsian(simplified: String, traditional: String, japanese: String) -> String? {
    switch languageCode {
    case "ja": return japanese
    case "zh": return isTraditional ? traditional : simplified
    default: return nil
    }
  }

  /// Whether Chinese is written in its traditional signs.
  private var isTraditional: Bool {
    let parts = parts.map { $0.lowercased() }
    if parts.contains("hans") { return false }
    return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }

  /// The language and, in Chinese, the writing whose forms it has: `de`, `zh-Hant`.
  var formsCode: String {
    let code = languageCode
    return code == "zh" && isTraditional ? "zh-Hant" : code
  }

  /// The same, and English outside of North America: `en-001`.
  var formatsCode: String { isEnglish && !putsMonthFirst ? "en-001" : formsCode }

  /// Whether it is a form of English, not only a locale whose texts are in English here.
  var isEnglish: Bool { languageCode == "en" }

  /// Whether English dates begin with the month, as in the United States.
  var putsMonthFirst: Bool {
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    return region.map { ["US", "CA", "PH"].contains($0.uppercased()) } ?? true
  }

  /// Whether times of the day have AM and PM (CLDR's preferred hour cycle): by the region, or by
  /// the language when there is no region.
  public var showsAMPM: Bool {
    let parts = parts
    guard let language = parts.first?.lowercased() else { return false }
    let others = parts.dropFirst().map { $0.lowercased() }
    func isOther(_ part: String) -> Bool { DayHalves.otherClocks.contains("\(language)-\(part)") }
    let region = others.first { part in
      part.utf8.count == 2 && part.allSatisfy { $0.isASCII && $0.isLetter } || Int(part) != nil
    }
    guard let region else {
      return DayHalves.languages.contains(language) != others.contains(where: isOther)
    }
    return DayHalves.regions.contains(region.uppercased()) != isOther(region.uppercased())
  }
}

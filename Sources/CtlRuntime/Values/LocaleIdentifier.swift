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
    case "zh":
      let parts = parts.map { $0.lowercased() }
      if parts.contains("hans") { return simplified }
      return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? traditional : simplified
    default: return nil
    }
  }

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
    let language = parts.first?.lowercased() ?? ""
    let region = parts.dropFirst().first {
      $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter }
    }
    guard let region else { return Self.languages.contains(language) }
    if language == "fr", region.uppercased() == "CA" { return false }
    return Self.regions.contains(region.uppercased())
  }

  private static let languages: Set<String> = ["en", "ar", "hi", "ko", "bn", "ur", "ms", "ta"]
  private static let regions: Set<String> = [
    "US", "CA", "AU", "NZ", "IN", "PK", "BD", "PH", "MY", "SG", "KR", "TW", "HK", "EG", "SA",
    "AE", "JO", "KW", "LB", "QA", "OM", "CO", "VE", "DO", "PR", "GR", "AL",
  ]
}

/// The halves of a day, where the clock has twelve hours.
struct DayHalves: Sendable {
  var morning: String
  var afternoon: String
  /// What stands between them and the time that follows; nil where the time comes first.
  var before: String?

  init(_ morning: String, _ afternoon: String, before: String? = nil) {
    self.morning = morning
    self.afternoon = afternoon
    self.before = before
  }

  /// Those of a language; a language without words of its own has AM and PM.
  static func of(_ locale: LocaleIdentifier) -> DayHalves {
    LocaleFormats.halves[locale.formatsCode] ?? LocaleFormats.halves[locale.languageCode]
      ?? DayHalves("AM", "PM")
  }

  /// Whether times of a language are written with them anywhere.
  static func areKnown(in language: String) -> Bool {
    languages.contains(language) || LocaleFormats.halves[language] != nil
  }

  static let languages = words(LocaleFormats.languagesWithHalves)
  static let regions = words(LocaleFormats.regionsWithHalves)
  static let otherClocks = words(LocaleFormats.otherClocks)

  private static func words(_ list: String) -> Set<String> {
    Set(list.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) })
  }
}

extension LocaleIdentifier {
  /// Whether AM and PM stand before the hour.
  var putsHalvesFirst: Bool { DayHalves.of(self).before != nil }
}

import CtlChecker

extension Generator {
  /// The texts of programs that people read or hear, in the order of the programs. A text with
  /// several places is in the list several times.
  public static func strings(_ programs: [Program]) -> [LocalizableText] {
    programs.flatMap { TextCollector.texts(of: $0) }
  }

  /// The plural forms of a language, by their names in a strings file.
  public static func pluralCategories(of language: String) -> [String] {
    PluralCategories.of(language).map(\.rawValue)
  }
}

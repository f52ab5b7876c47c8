/// Signs that a date or a time is typed.
enum DateEntry {
  static let words = [
    "date", "birthday", "birthdate", "dob", "deadline", "日期", "生日",
  ]

  /// The mode of the date picker that would do; nil when nothing tells of a date or a time.
  static func mode(name: String?, placeholder: String?) -> String? {
    let patterns = (placeholder ?? "").split(separator: " ").compactMap(letters)
    let letters = Set(patterns.joined())
    if letters.contains("h") {
      return letters.contains("d") || letters.contains("y") ? "dateAndTime" : "time"
    }
    if !letters.isEmpty || NameTokens(name, placeholder).contains(words) { return "date" }
    return nil
  }

  /// The letters of a pattern such as `DD/MM/YYYY` or `hh:mm`, lower case; nil when it is none.
  private static func letters(of word: Substring) -> Set<Character>? {
    let parts = TitleStyle.core(word).lowercased().split(omittingEmptySubsequences: false) {
      "/-.:".contains($0)
    }
    let letters = parts.compactMap(\.first)
    guard parts.count >= 2, letters.count == parts.count, Set(letters).count == letters.count,
      zip(parts, letters).allSatisfy({ part, letter in
        "dmyh".contains(letter) && part.allSatisfy { $0 == letter }
      })
    else { return nil }
    return Set(letters)
  }
}

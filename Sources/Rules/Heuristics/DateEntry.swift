/// Signs that a date or a time is typed.
enum DateEntry {
  static let words: WordList = [
    "date", "birthday", "birthdate", "dob", "deadline", "日期", "生日", "到期日", "截止日", "出生年月",
  ]

  /// A field with one of these names is a part of a date, and nothing else.
  private static let partNames: [String] = ["day", "month", "日", "月", "月份"]

  /// Whether it stands between the letters of a pattern.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "-") && byte <= UInt8(ascii: "/") || byte == UInt8(ascii: ":")
  }

  /// The mode of the date picker that would suit; nil without a sign of a date or a time.
  static func mode(placeholder: String?, names: [String?], purposes: [String]) -> String? {
    var found: Set<Character> = []
    if let placeholder, placeholder.utf8.contains(where: isMark) {
      found = Set(placeholder.split(separator: " ").compactMap(letters).joined())
    }
    if found.contains("h") {
      return found.contains("d") || found.contains("y") ? "dateAndTime" : "time"
    }
    // “Happy Birthday!” and “12 Date Palm Road” are examples of answers.
    let isExample =
      placeholder.map {
        $0.hasSuffix("!") || $0.hasSuffix("！") || $0.first?.isNumber == true
          || $0.lowercased().hasPrefix("happy ")
      } ?? false
    let isNamed =
      ([isExample ? nil : placeholder] + names).contains { words.isHead(of: $0) }
      || purposes.contains { words.isHead(of: $0) || isPart($0) }
      || placeholder.map(isPart) ?? false
    return !found.isEmpty || isNamed ? "date" : nil
  }

  /// Whether a text is the name of a part of a date, without any other word.
  private static func isPart(_ name: String) -> Bool {
    name.utf8.count <= 6 && partNames.contains(name.lowercased())
  }

  /// The letters of a pattern such as `DD/MM/YYYY` or `hh:mm`, lower case; nil if it is not a
  /// pattern.
  private static func letters(of word: Substring) -> Set<Character>? {
    let parts = String(word).core.lowercased().split(omittingEmptySubsequences: false) {
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

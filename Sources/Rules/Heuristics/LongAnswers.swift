/// Whether a text asks people to write much: “in detail”, “at least 100 words”.
enum LongAnswers {
  private static let phrases = [
    "in detail", "in your own words", "as much detail", "few sentences", "several sentences",
    "paragraph", "paragraphs", "an essay",
  ]
  private static let chinese = [
    "详细描述", "详细说明", "详细介绍", "详细叙述", "详细阐述", "详细讲述", "详述", "段落",
  ]
  private static let signs: WordList = [
    "detail", "words", "characters", "sentences", "paragraph", "paragraphs", "essay", "详", "段落",
    "字",
  ]
  /// Fewer words or Chinese characters are few.
  private static let leastCount = 50
  private static let leastCounts = ["words": leastCount, "characters": 5 * leastCount]

  static func asks(_ text: String) -> Bool {
    guard signs.mayBe(in: text) else { return false }
    let words = WholeWords(text)
    return (phrases + chinese).contains { words.range(of: $0) != nil } || asksForWords(text)
      || !text.isASCII && asksForCharacters(text)
  }

  /// “at least 200 words”, “up to 500 characters”
  private static func asksForWords(_ text: String) -> Bool {
    let words = text.words
    return zip(words, words.dropFirst()).contains { number, unit in
      guard let least = leastCounts[unit.lowercased()], let count = Int(number) else {
        return false
      }
      return count >= least
    }
  }

  /// “不少于500字”, “至少三百字”, not “6个字符”.
  private static func asksForCharacters(_ text: String) -> Bool {
    let characters = Array(text)
    return characters.indices.contains { index in
      guard characters[index] == "字", index > 0,
        index + 1 == characters.count || !"符母典体段号".contains(characters[index + 1])
      else { return false }
      if "百千万".contains(characters[index - 1]) { return true }
      var start = index
      while start > 0, characters[start - 1].isASCII, characters[start - 1].isNumber { start -= 1 }
      return Int(String(characters[start..<index])).map { $0 >= leastCount } ?? false
    }
  }
}

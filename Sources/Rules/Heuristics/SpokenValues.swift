/// Values inside a label, which VoiceOver reads after it anyway.
enum SpokenValues {
  static let states = ["on", "off", "开", "关", "已开", "已关", "开启", "关闭", "已开启", "已关闭"]

  /// The first number, with its percent sign. Digits that belong to a word (MP3) are none.
  static func number(in text: String) -> Range<String.Index>? {
    if text.isASCII, !text.utf8.contains(where: \.isDigit) { return nil }
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index].isDigit else {
        index = text.index(after: index)
        continue
      }
      let start = index
      let end = self.end(of: start, in: text)
      let before = start > text.startIndex ? text[text.index(before: start)] : " "
      let after = end < text.endIndex ? text[end] : " "
      if !before.isLatin, !after.isLatin { return start..<percent(after: end, in: text) }
      index = end
    }
    return nil
  }

  /// The state of a switch, when the label ends with it.
  static func state(in text: String) -> Range<String.Index>? {
    let words = text.words
    guard words.count > 1, let last = words.last, states.contains(last.lowercased()) else {
      return nil
    }
    return last.startIndex..<last.endIndex
  }

  /// Digits, with marks between them: `1,000`, `0.5`, `1/2`.
  private static func end(of start: String.Index, in text: String) -> String.Index {
    var end = start
    while end < text.endIndex {
      let next = text.index(after: end)
      let joins = ".,/:".contains(text[end]) && next < text.endIndex && text[next].isDigit
      guard text[end].isDigit || joins else { break }
      end = next
    }
    return end
  }

  private static func percent(after end: String.Index, in text: String) -> String.Index {
    var index = end
    while index < text.endIndex, text[index].isWhitespace { index = text.index(after: index) }
    guard index < text.endIndex, "%％‰".contains(text[index]) else { return end }
    return text.index(after: index)
  }
}

extension Character {
  fileprivate var isDigit: Bool { isWholeNumber && isNumber && !isLetter }
  fileprivate var isLatin: Bool { isASCII && isLetter }
}

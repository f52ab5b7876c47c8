/// Words at the beginning of a hint that describe the gesture instead of the result.
enum GestureWords {
  static let english: WordList = [
    "tap", "double tap", "press", "swipe", "drag", "click", "use", "touch", "hold", "double click",
    "long press",
  ]
  static let chinese = [
    "点击", "点按", "轻点", "轻触", "轻扫", "双击", "连按", "长按", "按", "扫动", "滑动", "拖动", "拖移",
  ]

  private static let phrases = english.words.filter { $0.contains(" ") }
  /// The first words of phrases.
  private static let openings = WordList(phrases.map { String($0.prefix { $0 != " " }) })

  /// The words with which the hint begins.
  static func beginning(of hint: String) -> String? {
    hint.scanned { text in
      var words = text.words
      if let first = words.next() {
        if let position = english.position(of: first, in: text) { return english.word(position) }
        if openings.contains(first, in: text), let second = words.next() {
          let phrase = "\(text.string(first)) \(text.string(second))".lowercased()
          if phrases.contains(phrase) { return phrase }
        }
      }
      if text.isASCII { return nil }
      let start = text.fields.first { _ in true }?.lowerBound ?? 0
      return chinese.first { text.has($0.utf8, at: start) }
    }
  }
}

/// Words with which a hint begins when it tells how to act instead of what comes of it.
enum GestureWords {
  static let english = [
    "tap", "double tap", "press", "swipe", "drag", "click", "use", "touch", "hold", "double click",
    "long press",
  ]
  static let chinese = ["点击", "轻点", "双击", "长按", "按", "滑动", "拖动"]

  /// The words with which the hint begins.
  static func beginning(of hint: String) -> String? {
    let words = hint.words(atMost: 2).map { $0.lowercased() }
    let beginnings = [words.first ?? "", words.joined(separator: " ")]
    if let phrase = english.first(where: beginnings.contains) { return phrase }
    guard !hint.isASCII else { return nil }
    let text = hint.drop(while: \.isWhitespace)
    return chinese.first { text.hasPrefix($0) }
  }
}

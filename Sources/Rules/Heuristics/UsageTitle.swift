/// Whether a title of a refresh control tells people how to refresh: by a gesture, or "to refresh".
enum UsageTitle {
  private static let gestures = [
    ["pull"], ["drag"], ["swipe"], ["slide"], ["scroll"], ["tap"], ["touch"], ["flick"],
    ["press"], ["release"], ["let", "go"],
  ]
  private static let purposes = ["refresh", "reload", "update", "sync"].map { ["to", $0] }
  private static let chinese = [
    "下拉", "上拉", "拖拽", "拖动", "滑动", "轻扫", "轻点", "点击", "按住", "松开", "释放", "放开",
  ]

  /// The words that show it; nil when the title is about something else.
  static func instruction(in title: String) -> String? {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
      .map(String.init)
    for phrase in gestures + purposes {
      guard words.count >= phrase.count else { continue }
      for start in 0...words.count - phrase.count
      where words[start..<start + phrase.count].elementsEqual(phrase) {
        return phrase.joined(separator: " ")
      }
    }
    return chinese.first { title.contains($0) }
  }
}

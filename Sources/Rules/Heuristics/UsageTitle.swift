/// Whether a title of a refresh control tells people how to refresh: by a gesture, or "to refresh".
enum UsageTitle {
  /// What follows a gesture that the title asks for; “Pull Requests” asks for none.
  private static let directions: Set<String> = [
    "to", "down", "up", "left", "right", "for", "and", "here", "the", "this", "your", "again", "it",
    "on", "with", "anywhere", "gently", "now", "harder", "further", "once", "twice", "when", "me",
  ]
  /// Before “to update” these speak of the app.
  private static let states: Set<String> = [
    "nothing", "failed", "unable", "trying", "about", "ready",
  ]
  private static let openings: Set<String> = [
    "please", "then", "and", "or", "just", "can", "to", "you",
  ]
  private static let gestures = [
    ["pull"], ["drag"], ["swipe"], ["slide"], ["scroll"], ["tap"], ["touch"], ["flick"],
    ["press"], ["pinch"], ["tug"], ["release"], ["let", "go"], ["keep", "pulling"],
    ["keep", "dragging"],
  ]
  private static let purposes = ["refresh", "reload", "update", "sync"].map { ["to", $0] }
  private static let others = [
    "Nach unten wischen", "nach unten wischen", "Ziehen", "Herunterziehen", "Nach unten ziehen",
    "Wischen", "Loslassen", "Zum Aktualisieren",
    "zum Aktualisieren", "Zum Laden", "zum Laden", "Tirez", "Tirer pour", "Relâchez", "Relâcher",
    "Glissez", "Glisser",
    "Faites glisser", "pour actualiser", "pour rafraîchir", "Desliza", "Deslice", "Arrastra",
    "Tira hacia", "Suelta", "para actualizar",
    "下拉", "上拉", "拉动", "往下拉", "往上拉", "下滑", "上滑", "拖拽", "拖动", "滑动", "轻扫", "轻点", "点击", "按住", "松开",
    "松手", "释放", "放开", "放手",
  ]
  /// After a Chinese gesture these make a noun of it: a menu, a number of taps.
  private static let nouns = ["菜单", "量", "率", "数", "次数", "榜"]

  /// The words that show it; nil when the title is about something else.
  static func instruction(in title: String) -> String? {
    let words = title.lowercased().words.map(String.init)
    for phrase in gestures + purposes {
      guard words.count >= phrase.count else { continue }
      for start in 0...words.count - phrase.count
      where words[start..<start + phrase.count].elementsEqual(phrase) {
        let before = start > 0 ? words[start - 1] : nil
        let end = start + phrase.count
        if phrase[0] == "to" {
          if before.map(states.contains) ?? false { continue }
        } else if before.map({ !openings.contains($0) }) ?? false
          || end < words.count && !directions.contains(words[end])
        {
          continue
        }
        return phrase.joined(separator: " ")
      }
    }
    return others.first { word in
      guard let range = title.firstRange(of: word) else { return false }
      return !nouns.contains(where: title[range.upperBound...].hasPrefix)
    }
  }
}

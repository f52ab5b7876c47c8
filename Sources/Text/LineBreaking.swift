extension Substring {
  /// Where a line ends that has room up to an index, and where the next one begins: at a space, or between two
  /// characters of which one is wide. A sign that closes begins no line, and one that opens ends none; what has
  /// no such place is broken where the room ends.
  public func lineBreak(before room: Index) -> (end: Index, next: Index) {
    guard room < endIndex else { return (endIndex, endIndex) }
    guard room > startIndex else {
      let first = index(after: startIndex)
      return (first, first)
    }
    var place = room
    var before = index(before: place)
    while before > startIndex {
      if self[place] == " " { return (place, index(after: place)) }
      if self[before] == " " { return (before, place) }
      let isBetweenWide = self[before].displayWidth > 1 || self[place].displayWidth > 1
      if isBetweenWide, !self[place].beginsNoLine, !self[before].endsNoLine {
        return (place, place)
      }
      place = before
      before = index(before: place)
    }
    return (room, room)
  }
}

extension Character {
  /// Signs that close what stands before them, long vowels and small kana.
  private static let closing = Set<Character>(
    "。，、．：；？！）］｝」』】〕〉》〗〙”’％‰…‥—～〜・·｡､｣ﾞﾟ,.;:?!)]}%"
      + "ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ")
  private static let opening = Set<Character>("（［｛「『【〔〈《〖〘“‘￥＄£¥$([{")

  fileprivate var beginsNoLine: Bool { Character.closing.contains(self) }
  fileprivate var endsNoLine: Bool { Character.opening.contains(self) }
}

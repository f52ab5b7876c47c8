import CtlLayout

// Lines of bars and stacks that the device cuts, too, stay lines.

extension Flow {
  /// Whether a line has no room for all that is in it on the device either, which cuts it there.
  func isShortened(_ line: BoxLine) -> Bool {
    line.items.count > 1
      && line.items.contains {
        $0 >= 0 && points.frames[$0].width < points.natural[$0].width - 0.5
      }
  }

  /// The widths of a line with a title that the device breaks between words, too; nil when that leaves
  /// no room for its longest word.
  func besideBrokenTitle(
    _ line: BoxLine, _ wishes: [Measure], _ gap: Int, _ container: Int, _ room: Int
  ) -> [Int]? {
    guard points.brokenTitles.contains(container),
      let title = line.items.firstIndex(of: BoxLine.title)
    else { return nil }
    var widths = wishes.indices.map {
      grows(line.items[$0]) ? wishes[$0].minimum : wishes[$0].ideal
    }
    widths[title] = 0
    let rest = room - widths.reduce(gap * (widths.count - 1), +)
    let words = picture.titleLines(container, .max).flatMap { $0.text.split(separator: " ") }
    guard rest >= words.map(\.displayWidth).max() ?? 0 else { return nil }
    widths[title] = min(wishes[title].ideal, rest)
    if let elastic = line.items.firstIndex(where: grows) {
      widths[elastic] += rest - widths[title]
    }
    return widths
  }

  /// Widths with which a line fits; nil when there are none. What takes the rest of a line gives way
  /// first, then the widest.
  func shortened(_ items: [Int], _ wishes: [Measure], _ gap: Int, _ room: Int) -> [Int]? {
    let gaps = gap * (wishes.count - 1)
    guard wishes.reduce(gaps, { $0 + $1.minimum }) <= room else { return nil }
    var widths = wishes.map { min($0.ideal, room) }
    var excess = widths.reduce(gaps, +) - room
    for isElastic in [true, false] {
      let cut = widths.indices.filter { grows(items[$0]) == isElastic }
      while excess > 0 {
        let cuttable = cut.filter { widths[$0] > wishes[$0].minimum }
        guard let widest = cuttable.max(by: { widths[$0] < widths[$1] }) else { break }
        widths[widest] -= 1
        excess -= 1
      }
    }
    return widths
  }
}

import CtlCatalogue

// What becomes of a line that is wider than its container.

extension PointFlow {
  /// The texts beside other things get narrower until the line fits: first labels, then the title.
  mutating func shrinkLabels(of line: BoxLine, _ index: Int, _ room: Double) {
    let items = line.items.filter { $0 < 0 || placed[$0] == nil }
    guard items.count > 1 else { return }
    let labels = items.filter { $0 >= 0 && kind($0) == .label }
    let sum = labels.reduce(0) { $0 + frames[$1].width }
    let widths = items.reduce(0) {
      $0 + ($1 < 0 ? tree.width(of: $1, in: index) : frames[$1].width)
    }
    let excess = widths + line.gap.points * Double(items.count - 1) - room
    guard excess > 0, sum > 0 else { return }
    let share = max(1 - excess / sum, 0)
    for label in labels {
      frames[label].width = (frames[label].width * share * 2).rounded(.down) / 2
    }
  }

  /// Buttons stand side by side while there is room.
  func wrapped(_ line: BoxLine, in room: Double) -> [BoxLine] {
    guard line.alignment == .center, line.items.count > 1 else { return [line] }
    var result: [BoxLine] = []
    var used = 0.0
    for item in line.items {
      let width = item < 0 || placed[item] != nil ? 0 : natural[item].width
      if result.isEmpty || used + line.gap.points + width > room {
        var next = line
        next.items = [item]
        if !result.isEmpty { next.above = line.gap }
        result.append(next)
        used = width
      } else {
        result[result.count - 1].items.append(item)
        used += line.gap.points + width
      }
    }
    return result
  }
}

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

  /// Popovers lie over the rest, but not over each other: side by side where there is room.
  mutating func placePopovers() {
    let popovers = tree.children[0].filter { kind($0) == .popover && placed[$0] == nil }
    let widths = popovers.reduce(0) { $0 + frames[$1].width + PointFlow.gap } - PointFlow.gap
    let fits = widths <= request.screen.width - 2 * PointFlow.margin
    var (x, y) = ((request.screen.width - widths) / 2, top)
    for popover in popovers {
      frames[popover].x = fits ? x : (request.screen.width - frames[popover].width) / 2
      frames[popover].y = y
      x += frames[popover].width + PointFlow.gap
      if !fits { y += frames[popover].height + PointFlow.gap }
    }
  }

  /// Whether constraints place children of a container.
  func isConstrained(_ container: Int) -> Bool {
    request.constraints.contains { constraint in
      constraint.boxes.contains {
        request.boxes.indices.contains($0) && request.boxes[$0].parent == container
      }
    }
  }
}

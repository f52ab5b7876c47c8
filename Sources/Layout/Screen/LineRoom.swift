import CtlCatalogue

// What becomes of a line that is wider than its container.

extension PointFlow {
  /// What is side by side gets narrower until the line fits: first a title, which keeps half of the
  /// line, then labels of several lines, the title of a row and other labels down to a word, what takes
  /// the rest of a line, labels, the rest of the title, and at last all others, the widest first.
  /// Nothing loses all of its text.
  mutating func shrink(_ line: BoxLine, _ index: Int, _ room: Double) {
    guard line.items.count > 1 else { return }
    let items = line.items.filter { $0 < 0 || placed[$0] == nil }
    guard items.count > 1 else { return }
    let title = items.contains(BoxLine.title) ? tree.width(of: BoxLine.title, in: index) : 0
    let widths = items.reduce(title) { $0 + ($1 < 0 ? 0 : frames[$1].width) }
    var excess = widths + line.gap.points * Double(items.count - 1) - room
    guard excess > 0 else { return }
    let least = PointFlow.leastText
    // Where a title is drawn it gets what the others leave.
    let words = kind(index) == .row && title > 0 ? request.boxes[index].longestWord : least
    var given = min(excess, max(title - max(room / 2, words), 0))
    excess -= given
    let labels = items.filter { $0 >= 0 && kind($0) == .label }
    for label in labels where request.boxes[label].lines != 1 {
      excess = narrow([label], by: excess, self.least(label, in: index))
    }
    if kind(index) == .row {
      let more = min(excess, max(title - given - words, 0))
      (given, excess) = (given + more, excess - more)
    }
    for label in labels { excess = narrow([label], by: excess, request.boxes[label].longestWord) }
    // What takes the rest of a line has none to take.
    let elastic = items.filter { $0 >= 0 && natural[$0].grows && isFlexible($0) }
    excess = narrow(elastic, by: excess, PointFlow.row)
    excess = narrow(labels, by: excess, least)
    excess -= min(excess, max(title - given - least, 0))
    let others = items.filter { $0 >= 0 && kind($0) != .label && isFlexible($0) }
    excess = narrow(others, by: excess, least)
    _ = narrow(labels + others, by: excess, 0)
  }

  /// The width of a few letters.
  private static let leastText = 30.0

  /// Whether nothing but its content says how wide it is.
  func isFlexible(_ item: Int) -> Bool {
    let (box, known) = (request.boxes[item], Kind.named(kind(item)))
    return box.width == nil && !box.hasImage && !LayoutBox.hasFixedSize(box.kind).width
      && (known.naturalSize.width == nil || known.takesRoom) && box.styleSize?.width == nil
  }

  /// Takes points from the widest of some items, which keep a least width. Returns the points that
  /// are still too many.
  private mutating func narrow(_ items: [Int], by excess: Double, _ least: Double) -> Double {
    guard excess > 0, !items.isEmpty else { return excess }
    let sorted = items.map { frames[$0].width }.sorted(by: >)
    var limit = least
    var sum = 0.0
    for (number, width) in sorted.enumerated() {
      sum += width
      let next = number + 1 < sorted.count ? max(sorted[number + 1], least) : least
      // Down to this width the widest together give what is needed.
      let level = (sum - excess) / Double(number + 1)
      if level >= next {
        limit = level
        break
      }
    }
    limit = (limit * 2).rounded(.down) / 2
    var rest = excess
    for item in items where frames[item].width > max(limit, least) {
      rest -= frames[item].width - max(limit, least)
      frames[item].width = max(limit, least)
    }
    return max(rest, 0)
  }

  /// Wheels share what is left over. Where they are too wide, those that are wider than an equal part
  /// become narrower, and the others keep their width.
  func columnWidths(_ line: BoxLine, _ room: Double) -> [Double] {
    let own = line.items.map { natural[$0].width }
    let slack = max(room - own.reduce(0, +), 0) / Double(own.count)
    var (rest, limit) = (room, Double.infinity)
    for (number, width) in own.sorted().enumerated() {
      let part = rest / Double(own.count - number)
      if width > part, limit > part { limit = part }
      rest -= min(width, limit)
    }
    return own.map { min($0, limit) + slack }
  }

  func mayWrap(_ line: BoxLine) -> Bool { line.items.count > 1 && line.alignment == .center }

  /// Buttons stand side by side while there is room.
  func wrapped(_ line: BoxLine, in room: Double) -> [BoxLine] {
    var result: [BoxLine] = []
    var used = 0.0
    for item in line.items {
      let width = item < 0 || placed[item] != nil ? 0 : natural[item].width
      if result.isEmpty || used + line.gap.points + width > room {
        var first = line
        first.items = [item]
        result.append(result.isEmpty ? first : line.rest([item], above: line.gap))
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

  /// Hours are on the left of minutes in every language.
  mutating func keepClocks() {
    for minutes in request.boxes.indices.dropFirst()
    where request.boxes[minutes].isOfClock && request.boxes[minutes - 1].isOfClock {
      let hours = minutes - 1
      let end = frames[hours].maxX
      frames[hours].x = frames[minutes].x
      frames[minutes].x = end - frames[minutes].width
    }
  }
}

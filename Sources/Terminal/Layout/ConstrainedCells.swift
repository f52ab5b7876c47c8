import CtlCatalogue
import CtlLayout
import CtlText

/// Cells for elements that constraints have placed in points: columns by proportion, lines by their
/// neighbours, so that texts keep the lines that they need.
struct ConstrainedCells {
  let picture: Picture
  let points: LayoutResult

  /// Whether the children of a container were placed by constraints.
  func places(_ container: Int) -> Bool {
    picture.children[container].first.map { points.hosts[$0] >= 0 } ?? false
  }

  private func relative(_ child: Int) -> Frame {
    let parent = points.frames[Int(picture.tree.nodes[child].parent)]
    var frame = points.frames[child]
    frame.x -= parent.x
    frame.y -= parent.y
    return frame
  }

  /// The column of a child from the left of its container, and its width, for a container with so
  /// many columns.
  func columns(_ child: Int, _ wish: Measure, in width: Int) -> (x: Int, width: Int) {
    let parent = Int(picture.tree.nodes[child].parent)
    let whole = points.frames[parent].width
    guard whole > 0, width > 0 else { return (0, 1) }
    let frame = relative(child)
    func column(_ points: Double) -> Int {
      min(max(Int(rounding: points / whole * Double(width)), -10_000), 10_000)
    }
    let x = column(frame.x)
    var columns = max(column(frame.maxX) - x, 1)
    // Letters are wider than their share of points: a text that fits there must fit here.
    let natural = points.natural[child]
    if natural.height == 0 || frame.width >= natural.width - 0.5 {
      columns = max(columns, wish.ideal)
    }
    let kind = picture.tree.nodes[child].kind
    // A label that is as wide as its text has no room beside that.
    let isAsText = kind == .label && abs(frame.width - natural.width) <= 0.5
    if isAsText || LayoutBox.hasFixedSize(kind).width { columns = wish.ideal }
    columns = min(columns, max(width, 1))
    // At the end of the line it grows towards the beginning.
    let isAtEnd = frame.maxX > whole / 2 && frame.x > whole / 4
    let isCentered = isAsText && abs(frame.x + frame.maxX - whole) <= 1
    let start =
      isCentered ? (width - columns) / 2 : isAtEnd ? column(frame.maxX) - columns : x
    return (min(max(start, 0), max(width - columns, 0)), columns)
  }

  /// Keeps edges together that are one in points. The widest element has them where they are: letters are wider
  /// than their share of points.
  func align(_ children: [Int], _ places: inout [Int: (x: Int, width: Int)], in width: Int) {
    var isPlaced: Set<Int> = []
    for isLeft in [true, false] {
      let groups = Dictionary(grouping: children) { child in
        Int(rounding: 2 * (isLeft ? relative(child).x : relative(child).maxX))
      }
      for group in groups.values where group.count > 1 {
        guard let widest = group.max(by: { places[$0]?.width ?? 0 < places[$1]?.width ?? 0 }),
          let place = places[widest]
        else { continue }
        for child in group where !isPlaced.contains(child) {
          guard let columns = places[child]?.width else { continue }
          let x = isLeft ? place.x : place.x + place.width - columns
          places[child]?.x = min(max(x, 0), max(width - columns, 0))
        }
        if isLeft { isPlaced.formUnion(group) }
      }
    }
  }

  /// The lines for a space in points: none between texts if it is small.
  private func emptyLines(_ above: Int?, _ space: Double) -> Int {
    guard let above else {
      return min(max(Int(saturating: space / Metrics.pointsPerLine - 0.5), 0), 200)
    }
    let lines = min(max(Int(rounding: space / Metrics.pointsPerLine - 0.2), 0), 200)
    let parent = Int(picture.tree.nodes[above].parent)
    let isLoose = [KindName.content, .popover].contains(picture.tree.nodes[parent].kind)
    return isLoose && space >= 6 ? max(lines, 1) : lines
  }

  /// Moves elements apart that are beside each other in points but would touch in cells.
  func separate(
    _ children: [Int], _ places: inout [Int: (x: Int, width: Int)], _ least: (Int) -> Int
  ) {
    let sorted = children.sorted { (places[$0]?.x ?? 0, $0) < (places[$1]?.x ?? 0, $1) }
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      guard var one = places[first], var two = places[second] else { continue }
      let (left, right) = (relative(first), relative(second))
      guard left.overlap(Frame(x: left.x, y: right.y, width: 1, height: right.height)).height > 1,
        left.maxX <= right.x + 0.5
      else { continue }
      let excess = one.x + one.width + (right.x - left.maxX > 3 ? 1 : 0) - two.x
      guard excess > 0 else { continue }
      if one.width - excess >= least(first) {
        one.width -= excess
      } else if two.width - excess >= least(second) {
        two.x += excess
        two.width -= excess
      } else {
        // Without room for both, the first one is cut instead of covered.
        one.width = max(one.width - excess, 1)
      }
      places[first] = one
      places[second] = two
    }
  }

  /// The lines of children from the top of their container, and how many there are in all.
  func lines(_ children: [Int], _ heights: (Int) -> Int) -> (tops: [Int: Int], count: Int) {
    var tops: [Int: Int] = [:]
    let sorted = children.map { (child: $0, frame: relative($0)) }.sorted {
      ($0.frame.midY, $0.child) < ($1.frame.midY, $1.child)
    }
    var top = 0
    var bottom = 0.0
    var start = sorted.startIndex
    while start < sorted.endIndex {
      // Elements beside each other share lines.
      var end = start + 1
      var low = sorted[start].frame.y
      var high = sorted[start].frame.maxY
      while end < sorted.endIndex, sorted[end].frame.midY < high {
        low = min(low, sorted[end].frame.y)
        high = max(high, sorted[end].frame.maxY)
        end += 1
      }
      top += emptyLines(start == 0 ? nil : sorted[start - 1].child, low - bottom)
      let tallest = sorted[start..<end].map { heights($0.child) }.max() ?? 1
      for item in sorted[start..<end] {
        let slack = tallest - heights(item.child)
        let share =
          high - low > item.frame.height
          ? (item.frame.y - low) / (high - low - item.frame.height) : 0.5
        tops[item.child] = top + min(max(Int(rounding: Double(slack) * share), 0), slack)
      }
      top += tallest
      bottom = high
      start = end
    }
    return (tops, top)
  }
}

import CtlCatalogue
import CtlLayout
import CtlText

/// Lines from top to bottom, in the order of the file: elements that belong together share a line
/// while there is room. Four passes over the nodes, each linear and without recursion: wishes from
/// the leaves up, widths from the screen down, heights up, places down.
public struct FlowLayout: LayoutEngine {
  public init() {}

  public func layout(_ picture: Picture) -> CellLayout {
    var session = LayoutSession()
    return layout(picture, &session)
  }

  /// The same for one of a series of pictures: the constraints are solved only where they have
  /// changed.
  public func layout(_ picture: Picture, _ session: inout LayoutSession) -> CellLayout {
    let points = session.solve(picture.request)
    var flow = Flow(picture, points)
    flow.run()
    flow.layout.points = points.frames
    return flow.layout
  }
}

/// The four passes over the nodes of a picture; the last is in `Placing.swift`.
struct Flow {
  let picture: Picture
  let points: LayoutResult
  var layout: CellLayout
  var measures: [Measure]
  var lines: [Line] = []
  var items: [Int] = []
  let constrained: ConstrainedCells
  /// The corners of elements placed by constraints, from the corner of their container.
  var corners: [Int: (x: Int, y: Int)] = [:]
  /// The lines of a node.
  var lineRanges: [Range<Int>]

  /// A line of the layout in points, or a part of it when there is no room for the whole.
  struct Line {
    var items: Range<Int>
    var alignment: BoxLine.Alignment
    /// Columns between two items.
    var gap: Int
    /// Empty lines above.
    var above: Int
    var isRuled: Bool
    /// The line in points.
    var whole: BoxLine
    var height = 1
  }

  init(_ picture: Picture, _ points: LayoutResult) {
    self.picture = picture
    self.points = points
    constrained = ConstrainedCells(picture: picture, points: points)
    let count = picture.tree.nodes.count
    layout = CellLayout(count: count)
    measures = [Measure](repeating: Measure(1), count: count)
    lineRanges = [Range<Int>](repeating: 0..<0, count: count)
  }

  mutating func run() {
    let nodes = picture.tree.nodes
    guard !nodes.isEmpty else { return }
    for index in nodes.indices.reversed() where !nodes[index].isHidden { measure(index) }
    layout.frames[0].width = picture.metrics.columns
    for index in nodes.indices where !nodes[index].isHidden { assignWidths(index) }
    for index in nodes.indices.reversed() where !nodes[index].isHidden { assignHeight(index) }
    for index in nodes.indices where !nodes[index].isHidden { place(index) }
    layout.size = (picture.metrics.columns, layout.frames[0].height)
    layout.clip(picture.tree)
  }

  func insets(_ index: Int) -> Insets<Int> {
    KindDrawing.of(picture.tree.nodes[index].kind)?.insets(picture, index) ?? Insets()
  }

  /// The columns between two items of a line.
  func gap(of line: BoxLine, in index: Int) -> Int {
    let gap = picture.metrics.gap(of: line)
    guard line.alignment == .shares else { return gap }
    return max(gap, KindDrawing.of(picture.tree.nodes[index].kind)?.divider(picture, index) ?? 0)
  }

  func grows(_ item: Int) -> Bool { item >= 0 && points.natural[item].grows }

  // MARK: Wishes

  private mutating func measure(_ index: Int) {
    let node = picture.tree.nodes[index]
    guard LayoutBox.isArranged(node.kind) else {
      if let drawing = KindDrawing.of(node.kind) {
        measures[index] = drawing.measure(picture, index)
      }
      return
    }
    var ideal = 0
    var minimum = 0
    for line in points.lines[index] {
      let list = line.items.map { measure(ofItem: $0, index) }
      let gaps = gap(of: line, in: index) * max(list.count - 1, 0)
      if line.alignment == .shares {
        ideal = max(ideal, sharedWidth(line.items, list) + gaps)
        minimum = max(minimum, list.count * 3 + gaps)
      } else if isSideways(index) {
        ideal = max(ideal, list.map(\.ideal).max() ?? 0)
        minimum = max(minimum, list.map(\.minimum).max() ?? 0)
      } else {
        ideal = max(ideal, list.reduce(0) { min($0 + $1.ideal, 10_000) } + gaps)
        minimum = max(minimum, list.map(\.minimum).max() ?? 0)
      }
    }
    let sides = insets(index).sides
    measures[index] = Measure(ideal + sides, minimum: minimum + sides)
    if let width = node.number(.width) {
      // Cells are coarse: slightly too wide is better than too narrow for the contents.
      let columns = picture.metrics.columns(width)
      measures[index] = Measure(
        max(columns, min(ideal + sides, 2 * columns), minimum + sides), minimum: minimum + sides)
    }
  }

  private func measure(ofItem item: Int, _ container: Int) -> Measure {
    if item >= 0 { return measures[item] }
    // The text below the contents takes the width that there is.
    if item == BoxLine.footer {
      let columns = picture.footerLines(container, 40).map(\.displayWidth).max() ?? 0
      return Measure(columns + 4, minimum: 1)
    }
    let columns = picture.titleLines(container, .max).map(\.text.displayWidth).max() ?? 0
    return Measure(columns, minimum: min(columns, 6))
  }

  // MARK: Widths

  private mutating func assignWidths(_ index: Int) {
    guard LayoutBox.isArranged(picture.tree.nodes[index].kind) else { return }
    let room = max(layout.frames[index].width - insets(index).sides, 1)
    if constrained.places(index) {
      assignConstrainedWidths(index, room)
      return
    }
    let start = lines.count
    if isSideways(index) {
      addScrolledLine(index, room)
      lineRanges[index] = start..<lines.count
      return
    }
    for line in points.lines[index] { breakIntoLines(line, index, room) }
    lineRanges[index] = start..<lines.count
  }

  private mutating func assignConstrainedWidths(_ index: Int, _ room: Int) {
    var places: [Int: (x: Int, width: Int)] = [:]
    for child in picture.children[index] {
      places[child] = constrained.columns(
        child, measures[child], in: layout.frames[index].width)
    }
    constrained.align(picture.children[index], &places, in: layout.frames[index].width)
    constrained.separate(picture.children[index], &places) {
      grows($0) ? measures[$0].minimum : measures[$0].ideal
    }
    for (child, place) in places {
      corners[child] = (place.x, 0)
      layout.frames[child].width = place.width
    }
    if !picture.title(index).isEmpty {
      layout.titles[index] = Rect(0, 0, min(measure(ofItem: BoxLine.title, index).ideal, room), 1)
    }
  }

  /// Puts as many items on a line as there is room for.
  private mutating func breakIntoLines(_ line: BoxLine, _ container: Int, _ room: Int) {
    let wishes = line.items.map { measure(ofItem: $0, container) }
    let metrics = picture.metrics
    if let (widths, gap) = squeezed(line, wishes, container, room) {
      let part = Line(
        items: 0..<0, alignment: line.alignment, gap: gap,
        above: line.isRest ? 0 : metrics.emptyLines(line.above), isRuled: line.isRuled, whole: line)
      return add(part, line.items, widths, container)
    }
    var part = Line(
      items: 0..<0, alignment: line.alignment, gap: gap(of: line, in: container),
      above: line.isRest ? 0 : metrics.emptyLines(line.above), isRuled: line.isRuled, whole: line)
    switch line.alignment {
    case .shares:
      // Images between parts are cut before the parts.
      let gaps = part.gap * (line.items.count - 1)
      if sharedWidth(line.items, wishes) + gaps > room { part.gap = metrics.gap(of: line) }
      add(part, line.items, sharedWidths(line.items, room, part.gap), container)
      return
    case .columns:
      let widths = columnWidths(wishes.map(\.ideal), room, &part.gap)
      add(part, line.items, widths, container)
      return
    case .bar(let left):
      if breakBar(part, line.items, wishes, left, container, room) { return }
    case .spread, .leading:
      if isShortened(line), let widths = shortened(line.items, wishes, part.gap, room) {
        return add(part, line.items, widths, container)
      }
    case .titled:
      if let widths = besideBrokenTitle(line, wishes, part.gap, container, room) {
        return add(part, line.items, widths, container)
      }
    default: break
    }
    breakIntoLines(part, line.items, wishes, container, room)
  }

  private mutating func breakIntoLines(
    _ whole: Line, _ items: [Int], _ wishes: [Measure], _ container: Int, _ room: Int
  ) {
    var start = 0
    while start < wishes.count {
      var end = start
      var used = 0
      while end < wishes.count {
        let need = min(grows(items[end]) ? wishes[end].minimum : wishes[end].ideal, room)
        if end > start, used + whole.gap + need > room { break }
        used += need + (end > start ? whole.gap : 0)
        end += 1
      }
      // A label is not separated from the control that it describes.
      while end < wishes.count, end > start + 1,
        points.areTogether(items[end], items[end - 1])
      {
        end -= 1
      }
      var part = whole
      if start > 0 {
        part.above = 0
        part.isRuled = false
        if case .titled = whole.alignment { part.alignment = .trailing }
      }
      if case .bar = whole.alignment { part.alignment = .spread }
      let list = Array(items[start..<end])
      add(part, list, widths(Array(wishes[start..<end]), list, room, part), container)
      start = end
    }
  }

  /// The widths of columns that stay beside each other: first the gaps shrink, then the widest.
  private func columnWidths(_ ideals: [Int], _ room: Int, _ gap: inout Int) -> [Int] {
    var widths = ideals
    let gaps = max(ideals.count - 1, 0)
    if widths.reduce(0, +) + gap * gaps > room { gap = 1 }
    var excess = widths.reduce(0, +) + gap * gaps - room
    guard excess > 0, var widest = widths.max(), widest > 1 else { return widths }
    // How many are of each width, so that the widest shrink together as far as all of them can.
    var counts = [Int](repeating: 0, count: widest + 1)
    for width in widths { counts[max(width, 0)] += 1 }
    while widest > 1, excess >= counts[widest] {
      excess -= counts[widest]
      counts[widest - 1] += counts[widest]
      widest -= 1
    }
    for index in widths.indices where widths[index] >= widest {
      widths[index] = widest
      guard excess > 0, widest > 1 else { continue }
      widths[index] -= 1
      excess -= 1
    }
    return widths
  }

  /// The widths of items on one line: their wishes, and the remaining width for those that grow.
  private func widths(_ wishes: [Measure], _ items: [Int], _ room: Int, _ line: Line) -> [Int] {
    if items.count == 1, let item = items.first, item >= 0 {
      let kind = picture.tree.nodes[item].kind
      let isText = kind == .label && line.whole.across == nil && line.alignment != .trailing
      if line.alignment == .fill || isText { return [room] }
      if kind == .popover || Kind.named(kind).isModal {
        return [max(min(wishes[0].ideal, room - 4), 1)]
      }
    }
    var widths = zip(items, wishes).map { min(grows($0) ? $1.minimum : $1.ideal, room) }
    let growing = items.indices.filter { grows(items[$0]) }
    let left = room - widths.reduce(0, +) - line.gap * (wishes.count - 1)
    if !growing.isEmpty, left > 0 {
      for (number, index) in growing.enumerated() {
        widths[index] += left / growing.count + (number < left % growing.count ? 1 : 0)
      }
    }
    return widths
  }

  /// The shares of parts in the width that they have together in points.
  private func shares(_ items: [Int]) -> [Double] {
    let widths = items.map { points.frames[$0].width }
    let sum = widths.reduce(0, +)
    return sum > 0 ? widths.map { $0 / sum } : widths.map { _ in 1 / Double(items.count) }
  }

  /// The least width in which the share of each part is as wide as it wishes.
  private func sharedWidth(_ items: [Int], _ wishes: [Measure]) -> Int {
    let widths = zip(shares(items), wishes).map { share, wish in
      share > 0 ? Double(wish.ideal) / share : 0
    }
    // A tiny rounding error does not cost a column.
    return min(Int(saturating: ((widths.max() ?? 0) - 0.001).rounded(.up)), 10_000)
  }

  /// Whole columns for the shares: those that remain go to the parts that lack most of theirs.
  private func sharedWidths(_ items: [Int], _ room: Int, _ gap: Int) -> [Int] {
    let total = max(room - gap * (items.count - 1), 0)
    let wishes = shares(items).map { $0 * Double(total) }
    var widths = wishes.map { Int(saturating: ($0 + 0.001).rounded(.down)) }
    let order = items.indices.sorted {
      (wishes[$1] - Double(widths[$1]), $0) < (wishes[$0] - Double(widths[$0]), $1)
    }
    for index in order.prefix(max(total - widths.reduce(0, +), 0)) { widths[index] += 1 }
    return widths
  }

  /// A bar on one line; when its items do not fit, the middle has a line of its own.
  private mutating func breakBar(
    _ bar: Line, _ items: [Int], _ wishes: [Measure], _ left: Int, _ container: Int, _ room: Int
  ) -> Bool {
    guard left < items.count else { return false }
    let sides = wishes.indices.filter { $0 != left }.map { wishes[$0].ideal + bar.gap }
    let middle = wishes[left].ideal
    if sides.reduce(0, +) + middle <= room {
      add(bar, items, widths(wishes, items, room, bar), container)
      return true
    }
    var line = bar
    if middle > 1 || items[left] >= 0 {
      line.alignment = .center
      add(line, [items[left]], [min(middle, room)], container)
    }
    var (rest, restWishes) = (items, wishes)
    rest.remove(at: left)
    restWishes.remove(at: left)
    line.alignment = .spread
    breakIntoLines(line, rest, restWishes, container, room)
    return true
  }

  mutating func add(_ line: Line, _ list: [Int], _ widths: [Int], _ container: Int) {
    var line = line
    line.items = items.count..<items.count + list.count
    items += list
    for (item, width) in zip(list, widths) {
      switch item {
      case BoxLine.title:
        let lines = picture.titleLines(container, width).count
        layout.titles[container] = Rect(0, 0, width, lines)
      case BoxLine.footer:
        let room = layout.frames[container].width - insets(container).sides
        let lines = picture.footerLines(container, room)
        layout.footers[container] = Rect(0, 0, room, lines.count)
      default:
        layout.frames[item].width = width
      }
    }
    lines.append(line)
  }

  // MARK: Heights

  private mutating func assignHeight(_ index: Int) {
    let node = picture.tree.nodes[index]
    guard LayoutBox.isArranged(node.kind), !picture.isPlaceholder(index) else {
      let height =
        KindDrawing.of(node.kind)?.height(picture, index, layout.frames[index].width) ?? 1
      layout.frames[index].height = height
      return
    }
    var height = 0
    if constrained.places(index) {
      let (tops, count) = constrained.lines(picture.children[index]) { layout.frames[$0].height }
      for child in picture.children[index] { corners[child]?.y = tops[child] ?? 0 }
      height = max(count, 1)
    }
    for line in lineRanges[index] {
      var tallest = 1
      for item in items[lines[line].items] {
        switch item {
        case BoxLine.title: tallest = max(tallest, layout.titles[index].height)
        case BoxLine.footer: tallest = max(tallest, layout.footers[index].height)
        default: tallest = max(tallest, layout.frames[item].height)
        }
      }
      // An empty region takes no line.
      if lines[line].items.count == 1, let item = items[lines[line].items].first, item >= 0 {
        tallest = layout.frames[item].height
      }
      lines[line].height = tallest
      height += tallest + lines[line].above
    }
    let insets = insets(index)
    if height == 0, node.kind == .row || Kind.named(node.kind).owns(.segment) { height = 1 }
    if height == 0, node.kind != .screen, node.kind != .popover { return }
    layout.frames[index].height = scrolledHeight(index, height + insets.top + insets.bottom)
  }
}

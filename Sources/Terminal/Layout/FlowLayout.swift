import CtlCatalogue
import CtlLayout
import CtlText

/// Lines from top to bottom, in the order of the file: what belongs together shares a line while
/// there is room. Four passes over the nodes, each linear and without recursion: wishes from the
/// leaves up, widths from the screen down, heights up, places down.
public struct FlowLayout: LayoutEngine {
  public init() {}

  public func layout(_ picture: Picture) -> Layout {
    var session = LayoutSession()
    return layout(picture, &session)
  }

  /// The same for a picture that follows others: the constraints are only solved where they have
  /// changed.
  public func layout(_ picture: Picture, _ session: inout LayoutSession) -> Layout {
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
  var layout: Layout
  var measures: [Measure]
  var lines: [Line] = []
  var items: [Int] = []
  let constrained: ConstrainedCells
  /// The corners of what constraints place, from the corner of its container.
  var corners: [Int: (x: Int, y: Int)] = [:]
  /// The lines of a node.
  var lineRanges: [Range<Int>]

  struct Line {
    var items: Range<Int>
    var alignment: Group.Alignment
    var gap: Int
    var above: Int
    var isRuled: Bool
    var height = 1
  }

  init(_ picture: Picture, _ points: LayoutResult) {
    self.picture = picture
    constrained = ConstrainedCells(picture: picture, points: points)
    let count = picture.tree.nodes.count
    layout = Layout(count: count)
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
  }

  // MARK: Wishes

  private mutating func measure(_ index: Int) {
    let node = picture.tree.nodes[index]
    if node.kind == .textField {
      measures[index] =
        node.number(.width).map { Measure(max(picture.metrics.columns($0), 8)) }
        ?? Measure(28, minimum: 12, grows: true)
      return
    }
    guard let arrangement = Arrangement.of(node.kind) else {
      if let drawing = KindDrawing.of(node.kind) {
        measures[index] = drawing.measure(picture, index)
      }
      return
    }
    let insets = arrangement.insets(picture, index)
    var ideal = 0
    var minimum = 0
    var grows = false
    for group in arrangement.groups(picture, index) {
      let list = group.items.map { measure(ofItem: $0, index) }
      let gaps = group.gap * max(list.count - 1, 0)
      if group.alignment == .equal {
        ideal = max(ideal, list.count * (list.map(\.ideal).max() ?? 0) + gaps)
        minimum = max(minimum, list.count * 3 + gaps)
      } else {
        ideal = max(ideal, list.reduce(0) { min($0 + $1.ideal, 10_000) } + gaps)
        minimum = max(minimum, list.map(\.minimum).max() ?? 0)
      }
      grows = grows || list.contains { $0.grows }
    }
    let sides = insets.left + insets.right
    switch node.kind {
    case .annotation, .picker, .datePicker, .segmentedControl: grows = false
    case .stack where node.member(.axis) != "vertical": break
    case .popover: grows = false
    default: grows = true
    }
    measures[index] = Measure(ideal + sides, minimum: minimum + sides, grows: grows)
    if node.kind == .view || node.kind == .segmentedControl, let width = node.number(.width) {
      // Cells are coarse: rather a little wider than too narrow for what is inside.
      let columns = picture.metrics.columns(width)
      measures[index] = Measure(
        max(columns, min(ideal + sides, 2 * columns), minimum + sides), minimum: minimum + sides)
    }
  }

  private func measure(ofItem item: Int, _ container: Int) -> Measure {
    guard item == Group.title else { return measures[item] }
    let columns = picture.title(container).displayWidth
    return Measure(columns, minimum: min(columns, 6))
  }

  // MARK: Widths

  private mutating func assignWidths(_ index: Int) {
    let node = picture.tree.nodes[index]
    guard let arrangement = Arrangement.of(node.kind) else { return }
    let insets = arrangement.insets(picture, index)
    let room = max(layout.frames[index].width - insets.left - insets.right, 1)
    if constrained.places(index) {
      assignConstrainedWidths(index, room)
      return
    }
    let start = lines.count
    for group in arrangement.groups(picture, index) { breakIntoLines(group, index, room) }
    lineRanges[index] = start..<lines.count
  }

  private mutating func assignConstrainedWidths(_ index: Int, _ room: Int) {
    var places: [Int: (x: Int, width: Int)] = [:]
    for child in picture.children[index] {
      places[child] = constrained.columns(
        child, measures[child], in: layout.frames[index].width)
    }
    constrained.separate(picture.children[index], &places) {
      measures[$0].grows ? measures[$0].minimum : measures[$0].ideal
    }
    for (child, place) in places {
      corners[child] = (place.x, 0)
      layout.frames[child].width = place.width
    }
    if !picture.title(index).isEmpty {
      layout.titles[index] = Rect(0, 0, min(measure(ofItem: Group.title, index).ideal, room), 1)
    }
  }

  /// Puts as many items of a group on a line as there is room for.
  private mutating func breakIntoLines(_ group: Group, _ container: Int, _ room: Int) {
    let wishes = group.items.map { measure(ofItem: $0, container) }
    switch group.alignment {
    case .equal:
      add(group, group.items, equalWidths(wishes.count, room, group.gap), container, isFirst: true)
      return
    case .columns:
      var line = group
      let widths = columnWidths(wishes.map(\.ideal), room, &line.gap)
      add(line, group.items, widths, container, isFirst: true)
      return
    case .bar(let left):
      if breakBar(group, wishes, left, container, room) { return }
    default: break
    }
    var start = 0
    while start < wishes.count {
      var end = start
      var used = 0
      while end < wishes.count {
        let need = min(wishes[end].grows ? wishes[end].minimum : wishes[end].ideal, room)
        if end > start, used + group.gap + need > room { break }
        used += need + (end > start ? group.gap : 0)
        end += 1
      }
      // A label is not parted from what it describes.
      while end < wishes.count, end > start + 1, belongs(group.items[end], to: group.items[end - 1])
      {
        end -= 1
      }
      let isWhole = start == 0 && end == wishes.count
      var line = group
      if !isWhole, group.alignment == .titled { line.alignment = start == 0 ? .titled : .trailing }
      if case .bar = group.alignment { line.alignment = .spread }
      let list = Array(group.items[start..<end])
      if list.count == 1, line.alignment == .natural, let item = list.first {
        line.alignment = picture.alignment(of: item)
      }
      add(
        line, list, widths(Array(wishes[start..<end]), list, room, group), container,
        isFirst: start == 0)
      start = end
    }
  }

  private func belongs(_ item: Int, to other: Int) -> Bool {
    guard item >= 0, other >= 0 else { return false }
    let line = picture.tree.nodes[item].line
    return line >= 0 && line == picture.tree.nodes[other].line
  }

  /// The widths of columns that stay beside each other: first the gaps shrink, then the widest.
  private func columnWidths(_ ideals: [Int], _ room: Int, _ gap: inout Int) -> [Int] {
    var widths = ideals
    let gaps = max(ideals.count - 1, 0)
    if widths.reduce(0, +) + gap * gaps > room { gap = 1 }
    var excess = widths.reduce(0, +) + gap * gaps - room
    while excess > 0, let widest = widths.max(), widest > 1,
      let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
      excess -= 1
    }
    return widths
  }

  /// The widths of items on one line: what they like, and what is left for those that grow.
  private func widths(
    _ wishes: [Measure], _ items: [Int], _ room: Int, _ group: Group
  ) -> [Int] {
    if wishes.count == 1, fills(items[0], wishes[0], group) { return [room] }
    if items.count == 1, items[0] >= 0, picture.tree.nodes[items[0]].kind == .popover {
      return [max(min(wishes[0].ideal, room - 4), 1)]
    }
    var widths = wishes.map { min($0.grows ? $0.minimum : $0.ideal, room) }
    let growing = wishes.indices.filter { wishes[$0].grows }
    let left = room - widths.reduce(0, +) - group.gap * (wishes.count - 1)
    if !growing.isEmpty, left > 0 {
      for (number, index) in growing.enumerated() {
        widths[index] += left / growing.count + (number < left % growing.count ? 1 : 0)
      }
    }
    return widths
  }

  /// Whether a single item takes the whole line.
  private func fills(_ item: Int, _ wish: Measure, _ group: Group) -> Bool {
    if wish.grows { return true }
    guard item >= 0 else { return false }
    // A label alone aligns its text itself.
    if picture.tree.nodes[item].kind == .label { return true }
    guard group.alignment == .natural else { return false }
    switch picture.tree.nodes[item].kind {
    case .screen, .statusBar, .navigationBar, .toolbar, .content, .table, .section, .row:
      return true
    default: return false
    }
  }

  private func equalWidths(_ count: Int, _ room: Int, _ gap: Int) -> [Int] {
    guard count > 0 else { return [] }
    let total = max(room - gap * (count - 1), 0)
    return (0..<count).map { total / count + ($0 < total % count ? 1 : 0) }
  }

  /// A bar on one line, or false when its items do not fit; the middle then has a line of its own.
  private mutating func breakBar(
    _ group: Group, _ wishes: [Measure], _ left: Int, _ container: Int, _ room: Int
  ) -> Bool {
    guard left < group.items.count else { return false }
    let sides = wishes.indices.filter { $0 != left }.map { wishes[$0].ideal + group.gap }
    let middle = wishes[left].ideal
    if sides.reduce(0, +) + middle <= room {
      add(group, group.items, wishes.map(\.ideal), container, isFirst: true)
      return true
    }
    var line = group
    if middle > 1 || group.items[left] >= 0 {
      line.alignment = .center
      add(line, [group.items[left]], [min(middle, room)], container, isFirst: true)
    }
    var rest = group
    rest.items.remove(at: left)
    rest.alignment = .spread
    if !rest.items.isEmpty { breakIntoLines(rest, container, room) }
    return true
  }

  private mutating func add(
    _ group: Group, _ list: [Int], _ widths: [Int], _ container: Int, isFirst: Bool
  ) {
    let start = items.count
    items += list
    for (item, width) in zip(list, widths) {
      if item == Group.title {
        layout.titles[container] = Rect(0, 0, width, 1)
      } else {
        layout.frames[item].width = width
      }
    }
    lines.append(
      Line(
        items: start..<items.count, alignment: group.alignment, gap: group.gap,
        above: isFirst ? group.above : 0, isRuled: isFirst && group.isRuled))
  }

  // MARK: Heights

  private mutating func assignHeight(_ index: Int) {
    let node = picture.tree.nodes[index]
    guard let arrangement = Arrangement.of(node.kind), !picture.isPlaceholder(index) else {
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
      for item in items[lines[line].items] where item >= 0 {
        tallest = max(tallest, layout.frames[item].height)
      }
      // A region without anything in it takes no line.
      if lines[line].items.count == 1, let item = items[lines[line].items].first, item >= 0 {
        tallest = layout.frames[item].height
      }
      lines[line].height = tallest
      height += tallest + lines[line].above
    }
    let insets = arrangement.insets(picture, index)
    if height == 0, node.kind == .row || node.kind == .segmentedControl { height = 1 }
    if height == 0, node.kind != .screen, node.kind != .popover { return }
    layout.frames[index].height = height + insets.top + insets.bottom
  }
}

import CtlCatalogue

/// The places of elements without constraints, in points: lines from top to bottom, bars at the
/// edges, rows as high as a fingertip. Three passes over the boxes, each linear and without
/// recursion: widths down, heights up, places down.
struct PointFlow: Sendable {
  let request: LayoutRequest
  /// The places of boxes that constraints place, from the corner of their host.
  var placed: [Frame?]
  /// The heights of containers that constraints set.
  var heights: [Double?]
  private(set) var lines: [[BoxLine]]
  var frames: [Frame]
  /// The own text of each container, from the corner of its frame; empty without one.
  var titles: [Frame]
  /// The text below the contents of each container, in the same way.
  private(set) var footers: [Frame]
  /// What each scroll view shows.
  var scrolls: [ScrolledBox] = []
  /// The width in which each box was put.
  private(set) var rooms: [Double]
  let tree: BoxTree
  private var textHeights: TextHeights

  static let statusBar = 20.0
  static let row = 44.0
  /// The title of a section.
  static let header = 38.0
  static let margin = 16.0
  static let gap = 8.0

  /// - Parameter known: The flow of another request, whose tree is used again if it is the same.
  init(_ request: LayoutRequest, after known: PointFlow? = nil) {
    self.request = request
    tree = known.flatMap { $0.tree.isTree(of: request) ? $0.tree : nil } ?? BoxTree(request)
    lines = tree.lines
    let count = request.boxes.count
    placed = [Frame?](repeating: nil, count: count)
    heights = [Double?](repeating: nil, count: count)
    frames = [Frame](repeating: Frame(), count: count)
    rooms = [Double](repeating: 0, count: count)
    textHeights = TextHeights(count: 2 * count)
    titles = frames
    footers = frames
  }

  private func isHidden(_ index: Int) -> Bool { request.boxes[index].isHidden }
  func kind(_ index: Int) -> KindName { request.boxes[index].kind }

  mutating func run() {
    guard !request.boxes.isEmpty else { return }
    frames = [Frame](repeating: Frame(), count: frames.count)
    titles = frames
    footers = frames
    scrolls = []
    lines = tree.lines
    frames[0].width = request.screen.width
    for index in request.boxes.indices where !isHidden(index) { assignWidths(index) }
    for index in request.boxes.indices.reversed() where !isHidden(index) { assignHeight(index) }
    for index in request.boxes.indices where !isHidden(index) { place(index) }
    if request.isRightToLeft { mirror() }
  }

  var children: [[Int]] { tree.children }
  var natural: [NaturalSize] { tree.natural }

  // MARK: Widths

  private mutating func assignWidths(_ index: Int) {
    guard let arrangement = Arrangement.of(kind(index)) else {
      // The views at the ends of a text field.
      for child in children[index] {
        frames[child].width = min(natural[child].width, frames[index].width / 2)
      }
      return
    }
    let room = max(frames[index].width - arrangement.insets(tree, index).sides, 0)
    if request.boxes[index].isSideways { return assignScrolledWidths(index, room) }
    if lines[index].contains(where: { $0.items.count > 1 }) {
      lines[index] = lines[index].flatMap { broken($0, index, room) }
    }
    for line in lines[index] { assignWidths(line, index, room) }
  }

  private mutating func assignWidths(_ line: BoxLine, _ index: Int, _ room: Double) {
    if isStretched(line) {
      let widths =
        line.alignment == .columns
        ? columnWidths(line, room) : tree.shares(line.items, of: index, in: room)
      for (item, width) in zip(line.items, widths) {
        frames[item].width = width
      }
      return
    }
    var count = 0
    var growing = 0
    var used = 0.0
    // Dots need no margins.
    let isDots = line.items.count == 1 && line.items[0] >= 0 && isDots(line.items[0])
    let room = isDots && kind(index) == .content ? frames[index].width : room
    for item in line.items where item >= 0 { rooms[item] = room }
    for item in line.items {
      if item >= 0, let own = placed[item] {
        frames[item].width = own.width
        continue
      }
      count += 1
      if grows(item, line) {
        growing += 1
      } else {
        used += min(tree.width(of: item, in: index), room)
      }
    }
    used += line.gap.points * Double(max(count - 1, 0))
    for item in line.items where item >= 0 && placed[item] == nil {
      // Nothing resizes what has a fixed size.
      let isFixed = LayoutBox.hasFixedSize(kind(item)).width
      let width = isFixed ? natural[item].width : min(natural[item].width, room)
      frames[item].width =
        grows(item, line) ? max((room - used) / Double(growing), width) : width
    }
    shrink(line, index, room)
  }

  private func grows(_ item: Int, _ line: BoxLine) -> Bool {
    line.alignment == .fill || item >= 0 && (natural[item].grows || isOfWholeScreen(item))
  }

  /// Taps beside the dots of a page control count, too.
  private func isOfWholeScreen(_ item: Int) -> Bool {
    isDots(item) && request.boxes[item].parent == 0 && request.boxes[item].width == nil
  }

  /// Whether the items take the whole container.
  private func isStretched(_ line: BoxLine) -> Bool {
    line.alignment == .shares || line.alignment == .columns
  }

  // MARK: Heights

  private mutating func assignHeight(_ index: Int) {
    let isScroll = request.boxes[index].scroll != nil
    if let height = placed[index]?.height, height > 0 {
      measureLines(index)
      frames[index].height = height
      return
    }
    if let height = isScroll ? request.boxes[index].height ?? heights[index] : heights[index] {
      measureLines(index)
      frames[index].height = height
      return
    }
    switch kind(index) {
    case .statusBar: frames[index].height = PointFlow.statusBar
    case .navigationBar, .toolbar: frames[index].height = request.screen.barHeight
    case .screen: frames[index].height = request.screen.height
    case .label where request.boxes[index].lines != 1:
      let (boxes, width) = (request.boxes, frames[index].width)
      frames[index].height = textHeights.height(index, at: width) { boxes[index].height(at: width) }
    case .content, .table, .section, .row, .stack, .popover, .annotation, .view, .alert,
      .actionSheet, .scrollView:
      frames[index].height = flowHeight(index)
    default: frames[index].height = natural[index].height
    }
  }

  private mutating func measureLines(_ index: Int) {
    for number in lines[index].indices {
      var height = 0.0
      var title: Double?
      for item in lines[index][number].items {
        let own =
          item >= 0
          ? frames[item].height + tree.imageEdges(item, inRow: index)
          : textHeight(item, lines[index][number], index)
        if item == BoxLine.title { title = own }
        height = max(height, own)
      }
      if kind(index) == .row, number == 0 {
        height = max(height, firstHeight(ofRow: index, title: title))
      }
      // Buttons of an alert are as high as a fingertip.
      if isModal(index), lines[index][number].items[0] >= 0 {
        height = max(height, PointFlow.row)
      }
      lines[index][number].height = height
    }
  }

  /// The height of a text of the container itself.
  private mutating func textHeight(_ item: Int, _ line: BoxLine, _ index: Int) -> Double {
    if isModal(index) { return request.boxes[index].modalHeight(of: item) }
    let (boxes, width) = (request.boxes, frames[index].width)
    if item == BoxLine.footer {
      return textHeights.height(boxes.count + index, at: width) {
        boxes[index].footerHeight(at: width)
      }
    }
    if kind(index) == .section {
      return textHeights.height(index, at: width) { boxes[index].headerHeight(at: width) }
    }
    guard kind(index) == .row else { return boxes[index].titleHeight }
    let sides = Arrangement.of(.row)?.insets(tree, index).sides ?? 0
    let room = titleRoom(line, max(width - sides, 0))
    return textHeights.height(index, at: room) { boxes[index].titleHeight(at: room) }
  }

  private mutating func flowHeight(_ index: Int) -> Double {
    measureLines(index)
    let insets = Arrangement.of(kind(index))?.insets(tree, index) ?? Insets()
    let sum = lines[index].reduce(insets.top + insets.bottom) { $0 + $1.height + $1.above.points }
    switch kind(index) {
    case .row: return max(sum + rowEnd(index), PointFlow.row)
    case .annotation: return max(sum, 40)
    // The app fills it.
    case .view where children[index].isEmpty && !request.boxes[index].hasContents: return 100
    case .scrollView: return scrollHeight(index, sum)
    case .content, .table: return fillsScreen(index) ? max(sum, remaining) : sum
    default: return sum
    }
  }

  // MARK: Places

  private mutating func place(_ index: Int) {
    let frame = frames[index]
    for child in children[index] {
      guard let own = placed[child] else { continue }
      frames[child] = Frame(
        x: frame.x + own.x, y: frame.y + own.y, width: own.width, height: frames[child].height)
    }
    switch kind(index) {
    case .screen: placeScreen()
    case let kind where Arrangement.of(kind) == nil:
      for child in children[index] {
        let isLeft = request.boxes[child].accessory == .left
        frames[child].x = isLeft ? frame.x + 6 : frame.maxX - 6 - frames[child].width
        frames[child].y = frame.midY - frames[child].height / 2
      }
    case .scrollView:
      if let scroll = request.boxes[index].scroll { placeScrolled(index, scroll) }
    case .row:
      placeLines(index)
      placeAccessories(index)
      placeSwipeActions(index)
    default: placeLines(index)
    }
  }

  private mutating func placeScreen() {
    var y = top
    var end = bottom
    placePopovers()
    for child in children[0] where placed[child] == nil && kind(child) != .popover {
      switch kind(child) {
      case _ where isDots(child) && request.boxes[child].placement != .flow:
        let height = frames[child].height
        frames[child].x = (request.screen.width - frames[child].width) / 2
        switch request.boxes[child].placement {
        case .top: frames[child].y = top
        case .middle: frames[child].y = (top + bottom - height) / 2
        case .bottom, .flow:
          end -= height
          frames[child].y = end
        }
      case .statusBar: frames[child].y = 0
      case .navigationBar: frames[child].y = PointFlow.statusBar
      case .toolbar, .tabBar: frames[child].y = barTop(kind(child))
      default:
        frames[child].y = y
        frames[child].x = (request.screen.width - frames[child].width) / 2
        if isModal(child) {
          frames[child].y = modalTop(child)
        } else {
          y += frames[child].height
        }
      }
    }
    // The ground of the last content goes on to the end of the screen.
    let regions = children[0].filter { !BoxTree.isBar(kind($0)) && !isModal($0) }
    if let last = regions.last(where: { kind($0) != .popover && !isDots($0) }),
      kind(last) == .content, request.boxes[last].hasGround, placed[last] == nil,
      heights[last] == nil
    {
      frames[last].height = max(frames[last].height, end - frames[last].y)
    }
  }

  private mutating func placeLines(_ index: Int) {
    guard let insets = Arrangement.of(kind(index))?.insets(tree, index) else { return }
    let frame = frames[index]
    let isBar = BoxTree.isBar(kind(index))
    let isOnly = kind(index) == .row && lines[index].count == 1
    var y = frame.y + insets.top
    for (number, line) in lines[index].enumerated() {
      y += line.above.points
      if number > 0, number == lines[index].count - 1, isDots(line), fillsScreen(index),
        !isConstrained(index)
      {
        y = max(y, frame.maxY - line.height)
      }
      var room = Frame(
        x: frame.x + insets.left, y: y, width: max(frame.width - insets.sides, 0),
        height: line.height)
      if isStretched(line) && !isModal(index) || isOnly || isBar && number == 0 {
        room.y = frame.y
        room.height = frame.height
      } else if isBar {
        room.y = frame.maxY - line.height
      }
      place(line, index, room)
      y += line.height
    }
  }

  private mutating func place(_ line: BoxLine, _ index: Int, _ room: Frame) {
    if line.items.count == 1, line.items[0] >= 0 {
      let item = line.items[0]
      guard placed[item] == nil else { return }
      let x = line.alignment.position(ofOnly: frames[item].width, room: room.width)
      return place(item, at: x, line, index, room)
    }
    let items = line.items.filter { $0 < 0 || placed[$0] == nil }
    var widths = items.map { $0 == BoxLine.footer ? room.width : $0 < 0 ? 0 : frames[$0].width }
    if let title = items.firstIndex(of: BoxLine.title) {
      widths[title] = titleWidth(line, index, room.width)
    }
    let places = line.alignment.positions(widths, gap: line.gap.points, room: room.width)
    for (number, item) in items.enumerated() {
      let x = places[number]
      guard item >= 0 else {
        let height = textHeight(item, line, index)
        let text = Frame(
          x: room.x + x - frames[index].x, y: room.midY - height / 2 - frames[index].y,
          width: widths[number], height: height)
        if item == BoxLine.footer { footers[index] = text } else { titles[index] = text }
        continue
      }
      place(item, at: x, line, index, room)
    }
  }

  private mutating func place(
    _ item: Int, at x: Double, _ line: BoxLine, _ index: Int, _ room: Frame
  ) {
    if isStretched(line) || isModal(index) || fills(item, line) {
      frames[item].height = room.height
    }
    // What is wider than its place is as far out on both sides.
    let excess = frames[item].width - room.width
    frames[item].x = excess > 0 ? room.x - excess / 2 : room.x + x
    frames[item].y = room.y + line.offset(frames[item].height, in: room.height)
  }

  /// Whether an item of a stack is as high as its line; a control keeps its height.
  private func fills(_ item: Int, _ line: BoxLine) -> Bool {
    line.across == .fill && Kind.named(kind(item)).role == .container
  }

  /// The flow is mirrored here; constraints are mirrored already.
  private mutating func mirror() {
    for index in request.boxes.indices {
      titles[index].x = frames[index].width - titles[index].maxX
      footers[index].x = frames[index].width - footers[index].maxX
    }
    for index in request.boxes.indices where !isHidden(index) && placed[index] == nil {
      frames[index].x = request.screen.width - frames[index].maxX
    }
    keepClocks()
    // The contents of a placed box move with it.
    for index in request.boxes.indices where !isHidden(index) {
      guard let own = placed[index] else { continue }
      let parent = request.boxes[index].parent
      let x = frames[parent].x + own.x + sidewaysOffset(parent)
      let shift = x - (request.screen.width - frames[index].maxX)
      for child in index + 1..<index + request.boxes[index].size where placed[child] == nil {
        frames[child].x += shift
      }
      frames[index].x = x
    }
  }
}

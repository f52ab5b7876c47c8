import CtlCatalogue

/// The places of elements without constraints, in points: lines from top to bottom, bars at the
/// edges, rows as high as a fingertip. Four passes over the boxes, each linear and without
/// recursion: wishes from the leaves up, widths down, heights up, places down.
struct PointFlow: Sendable {
  let request: LayoutRequest
  let children: [[Int]]
  let groups: LineGroups
  /// The places of boxes that constraints decide, from the corner of their host.
  var placed: [Frame?]
  /// The heights of containers that constraints decide.
  var heights: [Double?]
  private(set) var natural: [NaturalSize]
  private(set) var frames: [Frame]
  private var lines: [[Line]]

  static let statusBar = 20.0
  static let bar = 44.0
  static let row = 44.0
  static let margin = 16.0
  static let gap = 8.0

  init(_ request: LayoutRequest) {
    self.request = request
    let count = request.boxes.count
    var children = [[Int]](repeating: [], count: count)
    for (index, box) in request.boxes.enumerated() where box.parent >= 0 && !box.isHidden {
      children[box.parent].append(index)
    }
    self.children = children
    groups = LineGroups(request, children)
    placed = [Frame?](repeating: nil, count: count)
    heights = [Double?](repeating: nil, count: count)
    natural = request.boxes.map(\.natural)
    frames = [Frame](repeating: Frame(), count: count)
    lines = [[Line]](repeating: [], count: count)
    for index in request.boxes.indices.reversed() where !isHidden(index) { wish(index) }
    for index in request.boxes.indices where !isHidden(index) && !children[index].isEmpty {
      switch request.boxes[index].kind {
      case .segmentedControl, .picker, .datePicker, .textField: break
      default: lines[index] = makeLines(index)
      }
    }
  }

  private func isHidden(_ index: Int) -> Bool { request.boxes[index].isHidden }
  func kind(_ index: Int) -> KindName { request.boxes[index].kind }

  mutating func run() {
    guard !request.boxes.isEmpty else { return }
    frames = [Frame](repeating: Frame(), count: frames.count)
    frames[0].width = request.screen.width
    for index in request.boxes.indices where !isHidden(index) { assignWidths(index) }
    for index in request.boxes.indices.reversed() where !isHidden(index) { assignHeight(index) }
    for index in request.boxes.indices where !isHidden(index) { place(index) }
    if request.isRightToLeft { mirror() }
  }

  // MARK: Wishes

  private mutating func wish(_ index: Int) {
    let list = children[index].map { natural[$0] }
    let widest = list.map(\.width).max() ?? 0
    let box = request.boxes[index]
    switch box.kind {
    case .screen, .statusBar, .navigationBar, .toolbar, .content, .table, .section, .row, .popover:
      natural[index] = NaturalSize(widest, 0, grows: true)
    case .view: natural[index] = NaturalSize(box.width ?? widest, 0, grows: box.width == nil)
    case .stack:
      let gaps = box.spacing * Double(max(list.count - 1, 0))
      natural[index] = NaturalSize(
        box.isVertical ? widest : list.reduce(gaps) { $0 + $1.width }, 0,
        grows: list.contains(where: \.grows))
    case .annotation:
      natural[index] = NaturalSize(
        list.reduce(box.textWidth + 24) { $0 + $1.width + PointFlow.gap }, 0)
    case .segmentedControl:
      natural[index] = NaturalSize(box.width ?? max(widest * Double(list.count), 44), 29)
    default: break
    }
  }

  // MARK: Widths

  private func insets(_ index: Int) -> (side: Double, top: Double, bottom: Double) {
    switch kind(index) {
    case .content: (PointFlow.margin, 20, 20)
    case .popover: (PointFlow.margin, PointFlow.margin, PointFlow.margin)
    case .row, .toolbar, .navigationBar, .statusBar: (PointFlow.margin, 0, 0)
    default: (0, 0, 0)
    }
  }

  private mutating func assignWidths(_ index: Int) {
    let list = children[index]
    guard !list.isEmpty else { return }
    let box = request.boxes[index]
    let room = max(frames[index].width - 2 * insets(index).side, 0)
    switch box.kind {
    case .segmentedControl, .picker, .datePicker:
      for child in list { frames[child].width = room / Double(list.count) }
      return
    case .textField:
      for child in list { frames[child].width = min(natural[child].width, room / 2) }
      return
    default: break
    }
    let gap = spacing(index)
    for line in lines[index] {
      var count = 0
      var growing = 0
      var used = 0.0
      for item in line.items {
        if let own = placed[item] {
          frames[item].width = own.width
          continue
        }
        count += 1
        if grows(item, line) { growing += 1 } else { used += min(natural[item].width, room) }
      }
      used += gap * Double(max(count - 1, 0))
      if line.alignment == .titled, !box.text.isEmpty { used += box.textWidth + gap }
      for item in line.items where placed[item] == nil {
        let width = min(natural[item].width, room)
        frames[item].width =
          grows(item, line) ? max((room - used) / Double(growing), width) : width
      }
    }
  }

  private func grows(_ item: Int, _ line: Line) -> Bool {
    natural[item].grows || line.alignment == .fill
  }

  private func spacing(_ index: Int) -> Double {
    kind(index) == .stack ? request.boxes[index].spacing : PointFlow.gap
  }

  // MARK: Heights

  private mutating func assignHeight(_ index: Int) {
    let box = request.boxes[index]
    if let height = placed[index]?.height, height > 0 {
      measureLines(index)
      frames[index].height = height
      return
    }
    if let height = heights[index] {
      measureLines(index)
      frames[index].height = height
      return
    }
    switch box.kind {
    case .statusBar: frames[index].height = PointFlow.statusBar
    case .navigationBar, .toolbar: frames[index].height = PointFlow.bar
    case .screen: frames[index].height = request.screen.height
    case .label: frames[index].height = box.height(at: frames[index].width)
    case .content, .table, .section, .row, .stack, .popover, .annotation, .view:
      frames[index].height = flowHeight(index)
    default: frames[index].height = natural[index].height
    }
  }

  private mutating func measureLines(_ index: Int) {
    for number in lines[index].indices {
      var height = 0.0
      for item in lines[index][number].items { height = max(height, frames[item].height) }
      lines[index][number].height = height
    }
  }

  private mutating func flowHeight(_ index: Int) -> Double {
    measureLines(index)
    var sum = lines[index].reduce(header(index)) { $0 + $1.height + $1.above }
    let insets = insets(index)
    sum += insets.top + insets.bottom
    switch kind(index) {
    case .row: return max(sum, PointFlow.row)
    case .annotation: return max(sum, 20)
    case .view where children[index].isEmpty: return 100
    case .content, .table: return fillsScreen(index) ? max(sum, remaining) : sum
    default: return sum
    }
  }

  private func header(_ index: Int) -> Double {
    guard kind(index) == .section else { return 0 }
    return request.boxes[index].text.isEmpty ? PointFlow.statusBar : 38
  }

  /// What is left of the screen between its bars.
  private var remaining: Double {
    let hasToolbar = children[0].contains { kind($0) == .toolbar }
    return max(request.screen.height - top - (hasToolbar ? PointFlow.bar : 0), 0)
  }

  private var top: Double {
    let hasBar =
      !request.boxes[0].text.isEmpty || children[0].contains { kind($0) == .navigationBar }
    return PointFlow.statusBar + (hasBar ? PointFlow.bar : 0)
  }

  /// Whether it is the only region of the screen.
  private func fillsScreen(_ index: Int) -> Bool {
    guard request.boxes[index].parent == 0 else { return false }
    return children[0].filter { !PointFlow.isBar(kind($0)) && kind($0) != .popover }.count == 1
  }

  static func isBar(_ kind: KindName) -> Bool {
    kind == .statusBar || kind == .navigationBar || kind == .toolbar
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
    case .segmentedControl, .picker, .datePicker:
      var x = frame.x
      for child in children[index] {
        frames[child].x = x
        frames[child].y = frame.y
        frames[child].height = frame.height
        x += frames[child].width
      }
    case .textField:
      for child in children[index] {
        let isLeft = request.boxes[child].accessory == .left
        frames[child].x = isLeft ? frame.x + 6 : frame.maxX - 6 - frames[child].width
        frames[child].y = frame.midY - frames[child].height / 2
      }
    default: placeLines(index)
    }
  }

  private mutating func placeScreen() {
    var y = top
    for child in children[0] where placed[child] == nil {
      switch kind(child) {
      case .statusBar: frames[child].y = 0
      case .navigationBar: frames[child].y = PointFlow.statusBar
      case .toolbar: frames[child].y = request.screen.height - PointFlow.bar
      default:
        frames[child].y = y
        frames[child].x = (request.screen.width - frames[child].width) / 2
        // What pops up lies over the rest.
        if kind(child) == .popover { frames[child].y = top } else { y += frames[child].height }
      }
    }
  }

  private mutating func placeLines(_ index: Int) {
    let insets = insets(index)
    let frame = frames[index]
    let box = request.boxes[index]
    let room = Frame(
      x: frame.x + insets.side, width: max(frame.width - 2 * insets.side, 0), height: frame.height)
    var y = frame.y + insets.top + header(index)
    if box.kind == .row, lines[index].count == 1 { y = frame.y }
    for line in lines[index] {
      y += line.above
      let isOnly = box.kind == .row && lines[index].count == 1 || PointFlow.isBar(box.kind)
      let height = isOnly ? frame.height : line.height
      place(line, index, room, PointFlow.isBar(box.kind) ? frame.y : y, height)
      y += height
    }
  }

  private mutating func place(
    _ line: Line, _ index: Int, _ room: Frame, _ y: Double, _ height: Double
  ) {
    let gap = spacing(index)
    let box = request.boxes[index]
    var count = 0
    var total = 0.0
    for item in line.items where placed[item] == nil {
      count += 1
      total += frames[item].width
    }
    if count == 0 { return }
    let slack = max(room.width - total - gap * Double(count - 1), 0)
    var x = room.x
    switch line.alignment {
    case .center: x += slack / 2
    case .trailing: x += slack
    case .titled where !box.text.isEmpty: x += slack
    case .spread where count == 1: x += slack / 2
    default: break
    }
    var number = 0
    for item in line.items where placed[item] == nil {
      if number == 1, line.alignment == .titled, box.text.isEmpty { x += slack }
      if number > 0, line.alignment == .spread { x += slack / Double(count - 1) }
      frames[item].x = x
      frames[item].y = y + (height - frames[item].height) / 2
      x += frames[item].width + gap
      number += 1
    }
  }

  /// What flows runs from right to left there; what constraints place knows by itself.
  private mutating func mirror() {
    for index in request.boxes.indices where !isHidden(index) && placed[index] == nil {
      frames[index].x = request.screen.width - frames[index].maxX
    }
    // What stands in a placed box moves with it.
    for index in request.boxes.indices where !isHidden(index) {
      guard let own = placed[index] else { continue }
      let parent = request.boxes[index].parent
      let x = frames[parent].x + own.x
      let shift = x - (request.screen.width - frames[index].maxX)
      for child in index + 1..<index + request.boxes[index].size where placed[child] == nil {
        frames[child].x += shift
      }
      frames[index].x = x
    }
  }
}

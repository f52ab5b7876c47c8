import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlRuntime
import CtlTerminal

/// A screen with everything that its drawings read: the tree with the controls of the runtime, the
/// places, the colors.
struct DeviceScreen: Sendable {
  let tree: RenderTree
  let options: RenderOptions
  let device: DeviceOptions
  let palette: DevicePalette
  let layout: LayoutResult
  let request: LayoutRequest
  /// The place of each node; like those of the layout, but for what stands at the end of a screen
  /// that is longer than the device.
  let frames: [Frame]
  let children: [[Int]]
  /// The color behind each node.
  let backgrounds: [Color]
  /// The part of the screen in which each node is seen; nil where nothing cuts it. Empty without
  /// scroll views.
  let clips: [Frame?]
  /// The visible nodes in the order of drawing: bars lie over what scrolls, popovers over all.
  let order: [Int]

  init(_ tree: RenderTree, _ options: RenderOptions, _ device: DeviceOptions) {
    self.tree = tree
    self.options = options
    self.device = device
    palette = DevicePalette(isDark: options.isDark)
    request = Picture(tree, options).request
    layout = ScreenLayout.solve(request)
    var children = [[Int]](repeating: [], count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() where node.parent >= 0 && !node.isHidden {
      children[Int(node.parent)].append(index)
    }
    self.children = children
    frames = Self.fitted(layout.frames, tree, request, children[0], device.isCompact)
    backgrounds = Self.backgrounds(of: tree, palette)
    let clips = layout.clips(request, frames)
    self.clips = clips
    let places = self.frames
    order = Self.order(of: tree, children[0]).filter { node in
      guard !clips.isEmpty, let clip = clips[node] else { return true }
      return !places[node].intersection(clip).isEmpty
    }
  }

  var isRightToLeft: Bool { options.isRightToLeft }
  var leading: Side { isRightToLeft ? .right : .left }
  var trailing: Side { isRightToLeft ? .left : .right }

  func node(_ index: Int) -> RenderNode { tree.nodes[index] }

  func control<C: Control>(_ node: Int, as type: C.Type) -> C? {
    tree.control(of: node)?[as: C.self]
  }

  /// The nodes with a kind around a node, and the node itself.
  func isInside(_ kind: KindName, _ index: Int) -> Bool {
    var node = index
    while node >= 0 {
      if tree.nodes[node].kind == kind { return true }
      node = Int(tree.nodes[node].parent)
    }
    return false
  }

  // MARK: Colors

  func isDisabled(_ node: Int) -> Bool { tree.nodes[node].states.contains(.disabled) }
  func isHighlighted(_ node: Int) -> Bool { tree.nodes[node].states.contains(.highlighted) }

  /// Whether the system draws what is behind a node: a bar or a cell, which no background covers.
  func isOnGroundOfSystem(_ index: Int) -> Bool {
    var node = index
    while node >= 0, tree.nodes[node].color(.background) == nil {
      if Kind.named(tree.nodes[node].kind).ground != nil { return true }
      node = Int(tree.nodes[node].parent)
    }
    return false
  }

  /// The color of what takes a tint.
  func tint(_ node: Int) -> Color {
    isDisabled(node) ? palette.disabled : tree.nodes[node].tint ?? palette.base.tint
  }

  /// The color of text that has none of its own.
  func ink(_ node: Int) -> Color {
    ink(node, on: backgrounds[node])
  }

  /// The color of text that can be read on a color.
  func ink(on color: Color) -> Color {
    color.luminance > 0.5
      ? palette.isDark ? Palette.light.text : palette.text : Palette.dark.text
  }

  /// The color of text on a ground of its own.
  func ink(_ node: Int, on ground: Color) -> Color {
    isDisabled(node) ? palette.disabled : ink(on: ground)
  }

  /// A bar lets the color of the screen through.
  var barColor: Color { Self.barColor(of: tree, palette) }

  private static func barColor(of tree: RenderTree, _ palette: DevicePalette) -> Color {
    let color = tree.nodes[0].color(.background) ?? palette.bar
    return color.alpha == 255 ? color : palette.bar
  }

  /// Whether a view stands in what people type into, within its border.
  private static func isInField(_ node: RenderNode, of tree: RenderTree) -> Bool {
    guard node.parent >= 0 else { return false }
    return (tree.control(of: Int(node.parent))?.control as? any TypingField)?.isFilled == true
  }

  private static func backgrounds(of tree: RenderTree, _ palette: DevicePalette) -> [Color] {
    let hasTable = tree.nodes.contains { $0.kind == .table && !$0.isHidden }
    let hasBackground = tree.nodes.first?.color(.background) != nil
    var colors = [Color](
      repeating: hasTable ? palette.grouped : palette.page, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      if node.parent >= 0 { colors[index] = colors[Int(node.parent)] }
      switch Kind.named(node.kind).ground {
      case .bar?: colors[index] = barColor(of: tree, palette)
      case let ground?: colors[index] = Color(ground, isDark: palette.isDark)
      case nil where node.kind == .content && hasTable && node.parent == 0 && !hasBackground:
        colors[index] = palette.page
      case nil where isInField(node, of: tree): colors[index] = palette.field
      case nil: break
      }
      if let color = node.color(.background) { colors[index] = colors[index].under(color) }
    }
    return colors
  }

  // MARK: Places

  /// The frames of a screen that is at least as long as its contents.
  private static func fitted(
    _ frames: [Frame], _ tree: RenderTree, _ request: LayoutRequest, _ regions: [Int],
    _ isCompact: Bool
  ) -> [Frame] {
    var frames = frames
    let screen = frames[0]
    /// What keeps to the bottom of the device.
    let bottom = regions.filter {
      [.toolbar, .tabBar].contains(tree.nodes[$0].kind) || isDots($0, request)
    }
    let top = bottom.map { frames[$0].y }.min() ?? screen.maxY
    var end = isCompact ? 64 : top
    func isModal(_ region: Int) -> Bool {
      !isCompact && Kind.named(tree.nodes[region].kind).isModal
    }
    for region in regions where isModal(region) {
      // It lies over the bars.
      end = max(end, frames[region].maxY - screen.maxY + top)
    }
    for region in regions where !bottom.contains(region) && !isModal(region) {
      // A region alone on its screen takes all of the room.
      let first = isCompact && tree.nodes[region].size > 1 ? region + 1 : region
      /// The scroll view around, which shows nothing below its end.
      var around = tree.nodes[region].kind == .scrollView ? region : -1
      for node in first..<region + Int(tree.nodes[region].size) where !tree.nodes[node].isHidden {
        if around >= 0, node >= around + Int(tree.nodes[around].size) { around = -1 }
        let limit = around < 0 ? frames[node].maxY : frames[around].maxY
        end = max(end, min(frames[node].maxY, limit) + (isCompact ? 20 : 0))
        if around < 0, tree.nodes[node].kind == .scrollView { around = node }
      }
    }
    let excess = min(end - top, lengthLimit - screen.height).rounded(.up)
    guard excess > 0 || isCompact else { return frames }
    let sheets = regions.filter { isModal($0) && tree.nodes[$0].kind == .actionSheet }
    for region in bottom + sheets {
      for node in region..<region + Int(tree.nodes[region].size) { frames[node].y += excess }
    }
    frames[0].height += excess
    return frames
  }

  /// The greatest length of a picture, in points.
  private static let lengthLimit = 100_000.0

  private static func isDots(_ node: Int, _ request: LayoutRequest) -> Bool {
    let box = request.boxes[node]
    return Kind.named(box.kind).layout.content == .pages && box.placement == .bottom
  }

  private static func order(of tree: RenderTree, _ regions: [Int]) -> [Int] {
    func layer(_ kind: KindName) -> Int {
      switch kind {
      case .alert, .actionSheet: 3
      case .popover: 2
      case .statusBar, .navigationBar, .toolbar, .tabBar: 1
      default: 0
      }
    }
    var order = [0]
    for number in 0...3 {
      for region in regions where layer(tree.nodes[region].kind) == number {
        let end = region + Int(tree.nodes[region].size)
        order += (region..<end).filter { !tree.nodes[$0].isHidden }
      }
    }
    return order
  }

  /// The place of what a row shows by itself: the buttons at the end of one that is swiped move it away.
  func swiped(_ row: Int) -> Frame {
    var frame = frames[row]
    for child in children[row] where node(child).kind == .swipeAction && !node(child).isHidden {
      frame.x += isRightToLeft ? frames[child].width : -frames[child].width
    }
    return frame
  }

  /// The place of a container's own text; nil without one.
  func titleFrame(_ node: Int) -> Frame? {
    guard var title = ownText(layout.titles[node], node) else { return nil }
    guard self.node(node).kind == .section else { return title }
    // Just above the rows, at their margin.
    let lines = request.boxes[node].headerLines(at: frames[node].width)
    let height = lines * sectionTitle(node).lineHeight
    title.y = title.maxY - 7 - height
    title.height = height
    title.x = frames[node].x + 16
    title.width = max(frames[node].width - 32, 0)
    return title
  }

  func sectionTitle(_ node: Int) -> TextStyle {
    TextStyle(palette.base.secondary, size: request.boxes[node].footerSize)
  }

  /// The place of the text below the contents of a container; nil without one.
  func footerFrame(_ node: Int) -> Frame? { ownText(layout.footers[node], node) }

  private func ownText(_ place: Frame, _ node: Int) -> Frame? {
    var place = place
    if place.width <= 0 { return nil }
    place.x += frames[node].x
    place.y += frames[node].y
    return place
  }

  /// The same place counted from the other side of a frame, where lines begin at the right.
  func mirrored(_ part: Frame, in frame: Frame) -> Frame {
    guard isRightToLeft else { return part }
    var part = part
    part.x = frame.x + frame.maxX - part.maxX
    return part
  }

  func mirrored(_ part: CtlRuntime.Rect, in frame: Frame) -> Frame {
    mirrored(Frame(x: part.x, y: part.y, width: part.width, height: part.height), in: frame)
  }
}

/// A control that people type into.
protocol TypingField {
  /// Whether it has a ground of its own, in the color of fields.
  var isFilled: Bool { get }
}

extension Frame {
  var inRuntime: CtlRuntime.Rect { CtlRuntime.Rect(x: x, y: y, width: width, height: height) }
}

extension Color {
  /// What is seen of this color under another.
  func under(_ color: Color) -> Color {
    mixed(with: color, Double(color.alpha) / 255)
  }
}

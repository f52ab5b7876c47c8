import CtlCatalogue
import CtlLayout
import CtlText

// Scroll views in cells: their elements stand in one line along the axis, and move as far as they do in
// points, by proportion.

extension CellLayout {
  /// What a scroll view shows, along its axis.
  package struct Scroll: Sendable {
    package let node: Int
    /// In points.
    package let view: ScrolledBox
    /// The lengths of the view and of its elements, and how far these have moved.
    package let visible: Int
    package let content: Int
    package let offset: Int

    /// Whether there is something to scroll for.
    package var isLong: Bool { content > visible && view.limit > 0.5 }

    /// The points for a distance in cells.
    package func points(_ cells: Int) -> Double {
      content > visible ? Double(cells) * view.limit / Double(content - visible) : 0
    }
  }

  /// The cells of a node that are seen.
  package func visible(_ node: Int) -> Rect {
    guard !clips.isEmpty, let clip = clips[node] else { return frames[node] }
    return frames[node].intersection(clip)
  }

  /// Finds what scroll views cut off.
  mutating func clip(_ tree: RenderTree) {
    guard !scrolls.isEmpty else { return }
    clips = [Rect?](repeating: nil, count: frames.count)
    for (index, node) in tree.nodes.enumerated() where node.parent >= 0 {
      let parent = Int(node.parent)
      clips[index] = clips[parent]
      guard scrolls.contains(where: { $0.node == parent }) else { continue }
      clips[index] = clips[parent].map { $0.intersection(frames[parent]) } ?? frames[parent]
    }
  }
}

extension Rect {
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      left, top, max(min(maxX, other.maxX) - left, 0), max(min(maxY, other.maxY) - top, 0))
  }
}

extension Flow {
  func isSideways(_ index: Int) -> Bool {
    let node = picture.tree.nodes[index]
    return node.kind == .scrollView && node.member(.axis) == "horizontal"
  }

  private func isPaged(_ index: Int) -> Bool { picture.tree.nodes[index].bool(.isPagingEnabled) }

  /// All elements side by side; pages are as wide as the view.
  mutating func addScrolledLine(_ index: Int, _ room: Int) {
    guard let whole = points.lines[index].first else { return }
    let widths = whole.items.map { item in
      isPaged(index) || grows(item) ? room : measures[item].ideal
    }
    let line = Line(
      items: 0..<0, alignment: whole.alignment, gap: gap(of: whole, in: index), above: 0,
      isRuled: whole.isRuled, whole: whole)
    add(line, whole.items, widths, index)
  }

  /// The lines of a scroll view whose elements need so many.
  func scrolledHeight(_ index: Int, _ height: Int) -> Int {
    guard let view = points.scrolls.first(where: { $0.box == index }), view.isVertical else {
      return height
    }
    if view.isPaged {
      let tallest = lineRanges[index].map { lines[$0].height }.max() ?? 1
      return tallest + insets(index).top + insets(index).bottom
    }
    guard view.limit > 0.5 else { return height }
    return min(height, max(Int(rounding: view.visible / Metrics.pointsPerLine), 1))
  }

  mutating func placeScrolled(_ index: Int, _ view: ScrolledBox) {
    let frame = layout.frames[index]
    let insets = insets(index)
    let room = frame.inset(insets)
    let isPlaced = constrained.places(index)
    let line = lineRanges[index].first.map { lines[$0] }
    let children =
      isPlaced ? picture.children[index] : lineRanges[index].flatMap { items[lines[$0].items] }
    let visible = view.isVertical ? frame.height : frame.width
    var content = view.isVertical ? insets.top + insets.bottom : insets.sides
    if view.isPaged {
      content = visible * max(children.count, 1)
    } else if isPlaced {
      let end = children.map {
        view.isVertical
          ? (corners[$0]?.y ?? 0) + layout.frames[$0].height
          : (corners[$0]?.x ?? 0) + layout.frames[$0].width
      }.max()
      content += end ?? 0
    } else if view.isVertical {
      content += lineRanges[index].reduce(0) { $0 + lines[$1].height + lines[$1].above }
    } else {
      content += children.reduce(0) { $0 + layout.frames[$1].width }
      content += (line?.gap ?? 0) * max(children.count - 1, 0)
    }
    let limit = max(content - visible, 0)
    let share = view.limit > 0 ? view.offset / view.limit : 0
    let offset = min(max(Int(rounding: share * Double(limit)), 0), limit)
    layout.scrolls.append(
      CellLayout.Scroll(
        node: index, view: view, visible: visible, content: content, offset: offset))
    defer { if picture.options.isRightToLeft { mirror(index) } }
    if isPlaced {
      for child in children {
        guard let corner = corners[child] else { continue }
        layout.frames[child].x = frame.x + corner.x - (view.isVertical ? 0 : offset)
        layout.frames[child].y = room.y + corner.y - (view.isVertical ? offset : 0)
      }
      return
    }
    var start = -offset
    for number in lineRanges[index] {
      let line = lines[number]
      for item in items[line.items] {
        let own = layout.frames[item]
        if view.isVertical {
          let places = line.alignment.positions(
            [Double(own.width)], gap: 0, room: Double(room.width))
          layout.frames[item].x = room.x + Int(saturating: places[0])
          layout.frames[item].y = room.y + start + (view.isPaged ? 0 : line.above)
          start += view.isPaged ? visible : own.height + line.above
        } else {
          layout.frames[item].x = room.x + start
          layout.frames[item].y = room.y + (room.height - own.height) / 2
          start += view.isPaged ? visible : own.width + line.gap
        }
      }
    }
  }
}

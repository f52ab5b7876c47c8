import CtlCatalogue

// Scroll views: elements in a line along an axis that may be longer than the view, which shows a
// part of it. Frames are those on the screen, also outside of the view.

extension LayoutBox {
  /// How a scroll view shows its elements.
  public struct Scroll: Sendable, Hashable {
    public var isPaged = false
    /// With pages, the one that is shown.
    public var page = 0
    /// Without pages, how far the elements have moved, in points.
    public var offset = 0.0
  }

  /// Whether its elements are side by side and may reach out of it.
  public var isSideways: Bool { scroll != nil && !isVertical }
}

/// What a scroll view shows, along its axis, in points.
public struct ScrolledBox: Sendable, Hashable {
  public let box: Int
  public let isVertical: Bool
  public let isPaged: Bool
  /// The length of the view.
  public let visible: Double
  /// The length of its elements, with what is around them.
  public let content: Double
  /// How far they have moved from their start.
  public let offset: Double

  /// The greatest offset.
  public var limit: Double { max(content - visible, 0) }

  /// The thumb of an indicator of a length: where it begins, and how long it is; nil when everything
  /// is seen.
  public func thumb(of length: Double) -> (start: Double, length: Double)? {
    guard limit > 0.5, content > 0, length > 0 else { return nil }
    let thumb = length * visible / content
    return ((length - thumb) * offset / limit, thumb)
  }
}

extension LayoutResult {
  /// The part of the screen in which each box is seen; nil where nothing cuts it. Empty without
  /// scroll views.
  public func clips(_ request: LayoutRequest, _ frames: [Frame]) -> [Frame?] {
    guard !scrolls.isEmpty else { return [] }
    var clips = [Frame?](repeating: nil, count: request.boxes.count)
    for (index, box) in request.boxes.enumerated() where box.parent >= 0 {
      clips[index] = clips[box.parent]
      guard request.boxes[box.parent].scroll != nil else { continue }
      let frame = frames[box.parent]
      clips[index] = clips[index].map { $0.intersection(frame) } ?? frame
    }
    return clips
  }
}

extension Frame {
  /// What two rectangles share; empty when they are apart.
  public func intersection(_ other: Frame) -> Frame {
    let overlap = overlap(other)
    return Frame(
      x: max(x, other.x), y: max(y, other.y), width: overlap.width, height: overlap.height)
  }

  public var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension Arrangement {
  static let scrollView = Arrangement(
    .scrollView,
    insets: { tree, index in
      let edge = tree.boxes[index].margins
      return Insets(top: edge, left: edge, bottom: edge, right: edge)
    },
    lines: { tree, index in
      let box = tree.boxes[index]
      let items = tree.children[index]
      let isPaged = box.scroll?.isPaged == true
      let gap = BoxLine.Space.stated(isPaged ? 0 : box.spacing)
      if box.isVertical {
        return items.enumerated().map { tree.alone($1, above: $0 > 0 ? gap : .none) }
      }
      return items.isEmpty ? [] : [BoxLine(items: items, alignment: .leading, gap: gap)]
    })
}

extension PointFlow {
  /// Side by side, elements have the width that they want, and pages that of the view.
  mutating func assignScrolledWidths(_ index: Int, _ room: Double) {
    let isPaged = request.boxes[index].scroll?.isPaged == true
    for item in lines[index].flatMap(\.items) {
      let wish = natural[item].grows ? room : natural[item].width
      frames[item].width = placed[item]?.width ?? (isPaged ? room : wish)
    }
  }

  /// The height of a scroll view, once the lines have theirs.
  func scrollHeight(_ index: Int, _ sum: Double) -> Double {
    let box = request.boxes[index]
    if let height = box.height { return height }
    var height = sum
    if box.isVertical, box.scroll?.isPaged == true {
      height = (lines[index].map(\.height).max() ?? 0) + 2 * box.margins
    }
    return fillsScreen(index) ? max(height, remaining) : height
  }

  /// What a scroll view of a known size shows.
  private func scrolled(_ index: Int, _ scroll: LayoutBox.Scroll) -> ScrolledBox {
    let box = request.boxes[index]
    let frame = frames[index]
    let visible = box.isVertical ? frame.height : frame.width
    var content = 2 * box.margins
    var count = 0
    if box.isVertical, let height = heights[index] { content = height }
    for line in lines[index] {
      for item in line.items {
        count += 1
        if let own = placed[item] {
          content = max(content, box.isVertical ? own.y + frames[item].height : own.maxX)
        } else if !box.isVertical {
          content += frames[item].width
        }
      }
      if box.isVertical, line.items.contains(where: { placed[$0] == nil }) {
        content += line.height + line.above.points
      } else {
        content += line.gap.points * Double(max(line.items.count - 1, 0))
      }
    }
    if scroll.isPaged { content = visible * Double(max(count, 1)) }
    let page = Double(min(max(scroll.page, 0), max(count - 1, 0)))
    let wish = scroll.isPaged ? page * visible : scroll.offset
    return ScrolledBox(
      box: index, isVertical: box.isVertical, isPaged: scroll.isPaged, visible: visible,
      content: content, offset: min(max(wish, 0), max(content - visible, 0)))
  }

  /// How far a scroll view has moved its elements to the side.
  func sidewaysOffset(_ index: Int) -> Double {
    guard request.boxes[index].isSideways else { return 0 }
    return scrolls.first { $0.box == index }?.offset ?? 0
  }

  /// Puts the elements of a scroll view where they have moved to.
  mutating func placeScrolled(_ index: Int, _ scroll: LayoutBox.Scroll) {
    let box = request.boxes[index]
    let view = scrolled(index, scroll)
    scrolls.append(view)
    let frame = frames[index]
    let edge = box.margins
    let room = Frame(
      x: frame.x + edge, y: frame.y + edge, width: max(frame.width - 2 * edge, 0),
      height: max(frame.height - 2 * edge, 0))
    var start = -view.offset
    for line in lines[index] {
      for item in line.items {
        guard placed[item] == nil else {
          if box.isVertical { frames[item].y -= view.offset } else { frames[item].x -= view.offset }
          continue
        }
        let isContainer = Kind.named(kind(item)).role == .container
        if isContainer, scroll.isPaged { frames[item].height = room.height }
        if box.isVertical {
          let width = frames[item].width
          frames[item].x =
            room.x + line.alignment.positions([width], gap: 0, room: room.width)[0]
          let slack = scroll.isPaged ? max(room.height - frames[item].height, 0) / 2 : 0
          frames[item].y = room.y + start + slack
          start += scroll.isPaged ? view.visible : frames[item].height + box.spacing
        } else {
          let slack = scroll.isPaged ? max(room.width - frames[item].width, 0) / 2 : 0
          frames[item].x = room.x + start + slack
          frames[item].y = room.y + (room.height - frames[item].height) / 2
          start += scroll.isPaged ? view.visible : frames[item].width + box.spacing
        }
      }
    }
  }
}

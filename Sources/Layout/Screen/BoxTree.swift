import CtlCatalogue

/// The boxes of a request, with their children and lines.
struct BoxTree: Sendable {
  let boxes: [LayoutBox]
  private let constraints: [LayoutConstraint]
  /// The visible children of each box.
  let children: [[Int]]
  /// Of each container, from top to bottom.
  private(set) var lines: [[BoxLine]]
  private(set) var natural: [NaturalSize]
  /// Of the own text of each container.
  private var titleWidths: [Double]
  let groups: LineGroups
  /// Whether what is in a row stands below each other.
  let turnsRows: Bool

  init(_ request: LayoutRequest) {
    boxes = request.boxes
    constraints = request.constraints
    turnsRows = request.turnsRows
    var children = [[Int]](repeating: [], count: boxes.count)
    for (index, box) in boxes.enumerated() where box.parent >= 0 && !box.isHidden {
      children[box.parent].append(index)
    }
    self.children = children
    groups = LineGroups(request, children)
    lines = [[BoxLine]](repeating: [], count: boxes.count)
    natural = boxes.map(\.natural)
    titleWidths = [Double](repeating: 0, count: boxes.count)
    for index in boxes.indices.reversed() where !boxes[index].isHidden {
      guard let arrangement = Arrangement.of(boxes[index].kind) else { continue }
      titleWidths[index] = titled(index).titleWidth
      lines[index] = arrangement.lines(self, index)
      measure(index, arrangement)
    }
  }

  /// Whether the tree of a request is the same: the size of the screen does not matter.
  func isTree(of request: LayoutRequest) -> Bool {
    turnsRows == request.turnsRows && boxes == request.boxes && constraints == request.constraints
  }

  /// The size of a container by its contents.
  private mutating func measure(_ index: Int, _ arrangement: Arrangement) {
    let box = boxes[index]
    let size = Kind.named(box.kind).naturalSize
    var widest = 0.0
    for line in lines[index] {
      let widths = line.items.map { width(of: $0, in: index) }
      let content =
        line.alignment == .shares ? sharedWidth(line.items, of: index) : widths.reduce(0, +)
      // What scrolls needs no room for all of it.
      if box.isSideways {
        widest = max(widest, widths.max() ?? 0)
        continue
      }
      widest = max(widest, content + line.gap.points * Double(max(widths.count - 1, 0)))
    }
    let sides = arrangement.insets(self, index).sides
    natural[index] = NaturalSize(
      box.modalWidth ?? size.width ?? box.width ?? widest + sides, size.height ?? 0,
      grows: box.width == nil && arrangement.grows(self, index))
  }

  func width(of item: Int, in container: Int) -> Double {
    if item >= 0 { return natural[item].width }
    // The time has a short text; a footer takes the width that there is.
    if item == BoxLine.footer || kind(container) == .statusBar { return 0 }
    return titleWidths[container]
  }

  func kind(_ item: Int) -> KindName { boxes[item].kind }

  func layout(_ item: Int) -> KindLayout { Kind.named(boxes[item].kind).layout }

  /// The container's own text: a navigation bar without a title has that of the screen.
  private func titled(_ index: Int) -> LayoutBox {
    boxes[index].kind == .navigationBar && boxes[index].text.isEmpty ? boxes[0] : boxes[index]
  }

  func hasTitle(_ index: Int) -> Bool {
    !boxes[index].text.isEmpty || !boxes[index].subtitle.isEmpty
  }

  // MARK: Shares

  /// The widths of the parts of a control: those with a width of their own have it, the others share
  /// the rest, equally or in proportion to their contents.
  func shares(_ items: [Int], of owner: Int, in room: Double) -> [Double] {
    let weights = items.map { weight($0, of: owner) }
    let sum = weights.reduce(0, +)
    let rest = max(room - fixedWidth(items), 0)
    return zip(items, weights).map { item, weight in
      boxes[item].width ?? (sum > 0 ? rest * weight / sum : 0)
    }
  }

  private func weight(_ item: Int, of owner: Int) -> Double {
    if boxes[item].width != nil { return 0 }
    guard boxes[owner].sharesByContent else { return 1 }
    return natural[item].width
  }

  private func fixedWidth(_ items: [Int]) -> Double {
    items.reduce(0) { $0 + (boxes[$1].width ?? 0) }
  }

  /// The least width in which each part has room for its content.
  private func sharedWidth(_ items: [Int], of owner: Int) -> Double {
    let weights = items.map { weight($0, of: owner) }
    let widest = zip(items, weights).lazy.filter { $1 > 0 }.map { natural[$0].width / $1 }.max()
    return fixedWidth(items) + (widest ?? 0) * weights.reduce(0, +)
  }

  // MARK: Lines

  /// A line with one item.
  func alone(_ item: Int, above: BoxLine.Space = .none) -> BoxLine {
    BoxLine(items: [item], alignment: alignment(of: item), above: above)
  }

  /// The alignment of an item on a line of its own.
  private func alignment(of item: Int) -> BoxLine.Alignment {
    if item == BoxLine.title { return .leading }
    let box = boxes[item]
    switch layout(item).place {
    // Its text is aligned inside it.
    case .wholeLine: return .fill
    case .leading: return .leading
    case .trailing: return .trailing
    case .trailingInRow:
      return box.parent >= 0 && boxes[box.parent].kind == .row ? .trailing : .center
    case .line, .together, .block: return natural[item].grows || box.isVertical ? .fill : .center
    }
  }

  /// How many items of a row stand where it begins: the first, and beside images and bars of color the text that
  /// they belong to.
  func leadingItems(of items: [Int]) -> Int {
    let images = items.prefix { $0 >= 0 && isMark($0) }.count
    guard images > 0, images < items.count, case let next = items[images],
      next == BoxLine.title || [.label, .stack].contains(kind(next))
    else { return 1 }
    return images + 1
  }

  /// Whether it is there to be seen beside a text: an image, or a view that is no wider than one.
  private func isMark(_ item: Int) -> Bool {
    kind(item) == .imageView || kind(item) == .view && boxes[item].width.map { $0 <= 44 } == true
  }

  /// Children one below the other; those that belong together, and buttons, share a line.
  func lines(
    of index: Int, above: (BoxLine, BoxLine) -> BoxLine.Space = { _, _ in .none }
  ) -> [BoxLine] {
    var lines: [BoxLine] = []
    // Whether the last line has only what stands beside its like.
    var areAlike = false
    for child in children[index] {
      let isAlike = isTogether(child)
      let end = lines.count - 1
      if end >= 0, let last = lines[end].items.last, !isBlock(child), !isBlock(last) {
        let isGroup = groups.areTogether(last, child)
        if isGroup || isAlike && areAlike {
          if lines[end].items.count == 1 {
            lines[end].alignment = isGroup ? .titled(leading: 1) : .center
            // Icons are closer together than words.
            let areIcons = boxes[last].hasImage && boxes[child].hasImage
            if !isGroup, areIcons { lines[end].gap = .tight }
          }
          lines[end].items.append(child)
          areAlike = areAlike && isAlike
          continue
        }
      }
      lines.append(alone(child))
      areAlike = isAlike
    }
    for number in lines.indices.dropFirst() {
      lines[number].above = above(lines[number - 1], lines[number])
    }
    return lines
  }

  private func isTogether(_ item: Int) -> Bool { layout(item).place == .together }

  /// Whether an element takes lines of its own.
  func isBlock(_ item: Int) -> Bool {
    let box = boxes[item]
    return layout(item).place == .block || box.isVertical
      || box.kind == .view && box.width == nil && box.size > 1
  }

  /// Whether a line is a single text.
  func isText(_ line: BoxLine) -> Bool {
    line.items.count == 1 && line.items[0] >= 0 && layout(line.items[0]).content == .text
  }

  static func isBar(_ kind: KindName) -> Bool {
    kind == .statusBar || kind == .navigationBar || kind == .toolbar || kind == .tabBar
  }
}

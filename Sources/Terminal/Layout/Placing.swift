import CtlCatalogue
import CtlLayout
import CtlText

/// From the screen down: the place of each node, once its size is known.
extension Flow {
  mutating func place(_ index: Int) {
    guard LayoutBox.isArranged(picture.tree.nodes[index].kind) else {
      placeOverlays(index)
      return
    }
    placeSwipeActions(index)
    if let view = points.scrolls.first(where: { $0.box == index }) {
      return placeScrolled(index, view)
    }
    let room = layout.frames[index].inset(insets(index))
    if constrained.places(index) {
      for child in picture.children[index] {
        guard let corner = corners[child] else { continue }
        layout.frames[child].x = layout.frames[index].x + corner.x
        layout.frames[child].y = room.y + corner.y
      }
      layout.titles[index].x = room.x
      layout.titles[index].y = room.y
      if picture.options.isRightToLeft { mirrorTitle(index) }
      return
    }
    defer { if picture.options.isRightToLeft { mirror(index) } }
    var y = room.y
    for number in lineRanges[index] {
      let line = lines[number]
      if line.isRuled { layout.rules.append(y) }
      y += line.above
      place(line, index, Rect(room.x, y, room.width, line.height))
      y += line.height
    }
  }

  /// Lines begin at the right: left and right are exchanged.
  mutating func mirror(_ index: Int) {
    let frame = layout.frames[index]
    for child in picture.children[index] {
      layout.frames[child].x = frame.x + frame.maxX - layout.frames[child].maxX
    }
    // Hours are on the left of minutes in every language.
    let clock = picture.children[index].filter { picture.tree.nodes[$0].wheel?.isOfClock == true }
    if clock.count == 2 {
      let end = layout.frames[clock[0]].maxX
      layout.frames[clock[0]].x = layout.frames[clock[1]].x
      layout.frames[clock[1]].x = end - layout.frames[clock[1]].width
    }
    mirrorTitle(index)
  }

  private mutating func mirrorTitle(_ index: Int) {
    let frame = layout.frames[index]
    guard !layout.titles[index].isEmpty else { return }
    layout.titles[index].x = frame.x + frame.maxX - layout.titles[index].maxX
  }

  private mutating func place(_ line: Line, _ container: Int, _ room: Rect) {
    let list = items[line.items]
    let widths = list.map { item in
      switch item {
      case BoxLine.title: Double(layout.titles[container].width)
      case BoxLine.footer: Double(layout.footers[container].width)
      default: Double(layout.frames[item].width)
      }
    }
    let places = line.alignment.positions(
      widths, gap: Double(line.gap), room: Double(room.width))
    // The remaining columns go to the first gaps.
    let rounding: FloatingPointRoundingRule = line.alignment == .spread ? .up : .down
    for (item, x) in zip(list, places) {
      put(
        item, container,
        room.x.adding(Int(saturating: x.rounded(list.count > 1 ? rounding : .down))), room,
        line.whole)
    }
  }

  private mutating func put(
    _ item: Int, _ container: Int, _ x: Int, _ room: Rect, _ line: BoxLine
  ) {
    if item == BoxLine.title {
      layout.titles[container].x = x
      layout.titles[container].y = room.y + (room.height - layout.titles[container].height) / 2
      return
    }
    if item == BoxLine.footer {
      layout.footers[container].x = x
      layout.footers[container].y = room.y
      return
    }
    layout.frames[item].x = x
    let offset = line.offset(Double(layout.frames[item].height), in: Double(room.height))
    layout.frames[item].y = room.y + Int(saturating: offset)
  }

  private mutating func placeOverlays(_ index: Int) {
    let frame = layout.frames[index]
    for child in picture.children[index] {
      let width = min(measures[child].ideal, max(frame.width / 2 - 2, 1))
      let isFirst = picture.tree.nodes[child].place == .leftView
      if !isFirst, picture.showsClearButton(index) {
        layout.frames[child] = .zero
        continue
      }
      let isLeft = isFirst != picture.options.isRightToLeft
      layout.frames[child] = Rect(
        isLeft ? frame.x + 2 : frame.maxX - 2 - width, frame.y, width, 1)
    }
  }
}

import CtlCatalogue
import CtlLayout
import CtlText

/// From the screen down: where each node stands, once its size is known.
extension Flow {
  mutating func place(_ index: Int) {
    let node = picture.tree.nodes[index]
    if node.kind == .textField {
      placeOverlays(index)
      return
    }
    guard let arrangement = Arrangement.of(node.kind) else { return }
    let room = layout.frames[index].inset(arrangement.insets(picture, index))
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

  /// Lines begin at the right: what stood at the left stands there.
  private mutating func mirror(_ index: Int) {
    let frame = layout.frames[index]
    // Hours stand before minutes everywhere.
    if picture.tree.nodes[index].kind == .datePicker { return }
    for child in picture.children[index] {
      layout.frames[child].x = frame.x + frame.maxX - layout.frames[child].maxX
    }
    mirrorTitle(index)
  }

  private mutating func mirrorTitle(_ index: Int) {
    let frame = layout.frames[index]
    guard !layout.titles[index].isEmpty else { return }
    layout.titles[index].x = frame.x + frame.maxX - layout.titles[index].maxX
  }

  private mutating func place(_ line: Line, _ container: Int, _ room: Rect) {
    let list = Array(items[line.items])
    let widths = list.map { item in
      item == Group.title ? layout.titles[container].width : layout.frames[item].width
    }
    let total = widths.reduce(0, +) + line.gap * max(list.count - 1, 0)
    let slack = max(room.width - total, 0)
    var x = room.x
    switch line.alignment {
    case .center, .columns: x += slack / 2
    case .trailing: x += slack
    case .spread where list.count == 1: x += slack / 2
    default: break
    }
    for (number, item) in list.enumerated() {
      if number > 0 {
        switch line.alignment {
        case .titled where number == 1: x += slack
        case .spread:
          let gaps = list.count - 1
          x += slack / gaps + (number <= slack % gaps ? 1 : 0)
        case .bar(let left) where number == left + 1: x = room.maxX - rest(widths, number, line.gap)
        default: break
        }
      }
      if case .bar(let left) = line.alignment, number == left {
        let behind = rest(widths, number + 1, line.gap)
        let limit = room.maxX - (behind > 0 ? behind + line.gap : 0) - widths[number]
        x = max(x, min(room.x + (room.width - widths[number]) / 2, limit))
      }
      put(item, container, x, room)
      x += widths[number] + line.gap
    }
  }

  /// The columns from an item to the end of its line.
  private func rest(_ widths: [Int], _ first: Int, _ gap: Int) -> Int {
    guard first < widths.count else { return 0 }
    return widths[first...].reduce(0, +) + gap * (widths.count - first - 1)
  }

  private mutating func put(_ item: Int, _ container: Int, _ x: Int, _ room: Rect) {
    if item == Group.title {
      layout.titles[container].x = x
      layout.titles[container].y = room.y + (room.height - 1) / 2
      return
    }
    layout.frames[item].x = x
    layout.frames[item].y = room.y + (room.height - layout.frames[item].height) / 2
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

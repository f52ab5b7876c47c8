import CtlCatalogue
import CtlText

import struct CtlChecker.Color
import struct CtlRuntime.SwipeAction

extension SwipeAction: DrawnControl {
  static let drawing = KindDrawing(
    measure: { picture, node in Measure(picture.swipeText(node).displayWidth + 2, minimum: 3) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let isDestructive = picture.node(index).member(.style) == "destructive"
      let usual = isDestructive ? Color(255, 59, 48) : Color(142, 142, 147)
      let ground = picture.node(index).color(.tintColor) ?? usual
      picture.paint(frame, ground, &canvas)
      let isPlain = picture.options.color == .none
      let style = CtlTerminal.Style(
        isPlain ? nil : picture.palette.ink(on: ground), isBold: isDestructive)
      if isPlain {
        let glyphs = picture.glyphs
        canvas.write(isDestructive ? "[" : glyphs.buttonOpen, frame.x, frame.y, style)
        canvas.write(isDestructive ? "]" : glyphs.buttonClose, frame.maxX - 1, frame.y, style)
      }
      canvas.write(
        picture.swipeText(index), frame.x + 1, frame.y, style, limit: max(frame.width - 2, 0),
        ellipsis: picture.glyphs.ellipsis)
    })
}

extension Picture {
  fileprivate func swipeText(_ index: Int) -> String { oneLine(node(index).text ?? "") }

  fileprivate func swipeActions(_ row: Int) -> [Int] {
    children[row].filter { node($0).kind == .swipeAction }
  }

  /// The columns that the buttons of a swiped row take.
  func swipeColumns(_ row: Int) -> Int {
    swipeActions(row).reduce(0) { $0 + swipeText($1).displayWidth + 2 }
  }
}

extension Flow {
  /// The buttons at the end of a swiped row, the first one at its edge.
  mutating func placeSwipeActions(_ row: Int) {
    let frame = layout.frames[row]
    let lines = frame.height - (picture.endsRows(row) ? 2 : 1)
    var x = frame.maxX - 1
    for action in picture.swipeActions(row) {
      let width = min(measures[action].ideal, max(x - frame.x - 1, 0))
      x -= width
      layout.frames[action] = Rect(x, frame.y + 1 + max(lines - 1, 0) / 2, width, 1)
    }
  }
}

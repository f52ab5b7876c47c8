import CtlCatalogue
import CtlLayout
import CtlText

extension KindDrawing {
  /// The edges of wheels side by side.
  static func wheelInsets(_ picture: Picture, _ node: Int) -> Insets<Int> {
    Insets(left: 2, right: 2)
  }

  /// Wheels side by side; the row in the middle is marked at both ends.
  static func drawWheels(
    _ picture: Picture, _ index: Int, _ layout: CellLayout, _ canvas: inout Canvas
  ) {
    var frame = layout.frames[index]
    frame.height -= KindDrawing.of(picture.node(index).kind)?.insets(picture, index).bottom ?? 0
    let middle = frame.y + frame.height / 2
    let style = picture.tint(index)
    let edge = picture.isDisabled(index) ? picture.glyphs.disabledEdge : nil
    canvas.write(edge ?? picture.glyphs.wheelLeft, frame.x, middle, style)
    canvas.write(edge ?? picture.glyphs.wheelRight, frame.maxX - 1, middle, style)
    let wheels = layout.fromTheLeft(picture.children[index])
    for (wheel, next) in zip(wheels, wheels.dropFirst()) {
      let x = (layout.frames[wheel].maxX + layout.frames[next].x - 1) / 2
      canvas.fill(
        picture.glyphs.vertical, Rect(x, frame.y, 1, frame.height), picture.separator)
    }
  }

  static let wheel = KindDrawing(
    .wheel,
    derivations: [
      ProgramDerivation(.selection) { evaluator, instance, set in
        set ?? evaluator.wheelValues(of: instance).first
      }
    ],
    choose: { screen, row, node, _ in
      let values = screen.wheelValues(of: node)
      guard values.indices.contains(row) else { return }
      screen.write(values[row], to: .selection, of: node)
    },
    measure: { picture, index in
      let rows = picture.node(index).wheel?.rows ?? []
      let widest = rows.map { picture.oneLine($0).displayWidth }.max() ?? 0
      return Measure(max(widest, 2), minimum: 2)
    },
    height: { _, _, _ in 2 * WheelRows.around + 1 },
    draw: { picture, index, layout, canvas in
      guard let wheel = picture.node(index).wheel else { return }
      let frame = layout.frames[index]
      let middle = frame.y + frame.height / 2
      let owner = Int(picture.node(index).parent)
      for (number, row) in wheel.rows.enumerated() {
        let text = picture.oneLine(row)
        let isChosen = number == wheel.middle
        let slack = max(frame.width - text.displayWidth, 0)
        var style = isChosen ? picture.ink(owner) : Style(picture.palette.tertiary)
        style.isBold = isChosen
        let y = middle + number - wheel.middle
        // Numbers are aligned on the right, words in the middle.
        let shift = text.allSatisfy(\.isNumber) ? slack : slack / 2
        canvas.write(
          text, frame.x + shift, y, style, limit: frame.width,
          ellipsis: picture.glyphs.ellipsis)
      }
    })
}

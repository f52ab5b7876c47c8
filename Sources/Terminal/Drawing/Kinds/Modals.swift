import CtlCatalogue
import CtlLayout

extension KindDrawing {
  /// Alerts and action sheets: a box over the screen, with a line above its buttons.
  static let modal = KindDrawing(
    .alert, .actionSheet, insets: { _, _ in Insets(top: 1, left: 2, bottom: 1, right: 2) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      picture.paint(frame, picture.palette.cell, &canvas)
      picture.drawBox(frame, isRound: true, &canvas)
      picture.drawTitle(index, layout, Style(isBold: true), &canvas)
      picture.drawFooter(index, layout, &canvas)
    })
}

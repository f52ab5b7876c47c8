import CtlCatalogue

import struct CtlRuntime.InfoButton

extension InfoButton: DrawnControl {
  static let drawing = KindDrawing.icon(
    color: { picture, node in
      CtlTerminal.Style(
        node.member(.style) == "light" ? Palette.dark.text : picture.palette.secondary)
    },
    { $0.glyphs.info })
}

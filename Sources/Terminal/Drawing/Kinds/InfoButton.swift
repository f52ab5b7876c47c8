import CtlCatalogue

import struct CtlRuntime.InfoButton

extension InfoButton: DrawnControl {
  static let drawing = KindDrawing.icon(
    color: { picture, index in
      picture.node(index).member(.style) == "light" ? CtlTerminal.Style(Palette.dark.text) : nil
    },
    { $0.glyphs.info })
}

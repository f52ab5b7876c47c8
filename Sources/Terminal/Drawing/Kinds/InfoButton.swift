import CtlCatalogue

import struct CtlRuntime.InfoButton

extension InfoButton: DrawnControl {
  static let drawing = KindDrawing.icon(
    color: { _, node in
      node.member(.style) == "light" ? CtlTerminal.Style(Palette.dark.text) : nil
    },
    { $0.glyphs.info })
}

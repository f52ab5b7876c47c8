import CtlCatalogue

import struct CtlRuntime.InfoButton

extension InfoButton: DrawnControl {
  static let drawing = KindDrawing.icon(
    color: { picture, index in
      let ground = picture.backgrounds[index] ?? picture.palette.page
      let isLight = picture.node(index).member(.style) == "light" && ground.luminance <= 0.5
      return isLight ? CtlTerminal.Style(Palette.dark.text) : nil
    },
    { $0.glyphs.info })
}

import CtlCatalogue

import struct CtlRuntime.ActivityIndicator

extension ActivityIndicator: DrawnControl {
  static let drawing = KindDrawing(
    derivations: [.whileTaskRuns(.isAnimating)],
    measure: { picture, node in Measure(picture.node(node).member(.style) == "whiteLarge" ? 3 : 1)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let isLarge = node.member(.style) == "whiteLarge"
      let sign = isLarge ? picture.glyphs.largeSpinner : picture.glyphs.spinner
      let glyph =
        node.bool(.isAnimating)
        ? picture.turned(sign, picture.glyphs.turning) : picture.glyphs.still
      canvas.write(
        glyph, frame.x + (isLarge ? 1 : 0), frame.y,
        CtlTerminal.Style(
          picture.control(index, as: ActivityIndicator.self)?.effectiveColor.drawn))
    })
}

import CtlCatalogue

import struct CtlRuntime.NetworkActivityIndicator

extension NetworkActivityIndicator: DrawnControl {
  static let drawing = KindDrawing(
    derivations: [.whileTaskRuns(.isVisible)],
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      canvas.write(picture.turned(glyphs.network, glyphs.turningNetwork), frame.x, frame.y)
    })
}

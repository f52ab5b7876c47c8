import CtlCatalogue
import CtlText

import struct CtlRuntime.RefreshControl

extension RefreshControl: DrawnControl {
  static let drawing = KindDrawing(
    complete: { control, _, state in
      control[as: RefreshControl.self]?.pullDistance = state.pull
    },
    measure: { picture, node in
      let text = picture.text(node)
      return Measure(text.isEmpty ? 1 : text.displayWidth + 2, minimum: 1)
    },
    // It grows with the distance that the content is dragged down.
    height: { picture, _, _ in
      min(max(Int(saturating: picture.tree.context.pull / Metrics.pointsPerLine), 1), 8)
    },
    draw: { picture, index, layout, canvas in
      var frame = layout.frames[index]
      frame.y += (frame.height - 1) / 2
      let text = picture.text(index)
      let isRefreshing = picture.node(index).bool(.isRefreshing)
      let glyphs = picture.glyphs
      let sign =
        isRefreshing ? picture.turned(glyphs.refresh, glyphs.turning) : glyphs.pull
      var parts = text.isEmpty ? [sign] : [sign, text]
      if picture.options.isRightToLeft { parts.reverse() }
      let line = parts.joined(separator: " ")
      canvas.write(
        line, frame.x + max(frame.width - line.displayWidth, 0) / 2, frame.y,
        picture.isDisabled(index)
          ? picture.ink(index) : Style(picture.node(index).tint ?? picture.palette.secondary),
        limit: frame.width,
        ellipsis: picture.glyphs.ellipsis)
    })
}

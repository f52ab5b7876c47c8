import CtlCatalogue
import CtlText

extension KindDrawing {
  static let activityIndicator = KindDrawing(
    .activityIndicator,
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
        Style(node.color(.color) ?? picture.palette.secondary))
    })

  static let networkActivityIndicator = KindDrawing(
    .networkActivityIndicator,
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      canvas.write(picture.turned(glyphs.network, glyphs.turningNetwork), frame.x, frame.y)
    })

  static let refreshControl = KindDrawing(
    .refreshControl,
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
        Style(picture.node(index).tint ?? picture.palette.secondary), limit: frame.width,
        ellipsis: picture.glyphs.ellipsis)
    })

  static let progressView = KindDrawing(
    .progressView,
    measure: { _, _ in Measure(20, minimum: 8) },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let isBar = node.member(.style) == "bar"
      let filled = Int(rounding: Double(frame.width) * picture.fraction(index))
      let tint = Style(node.color(.progressTintColor) ?? node.tint ?? picture.palette.tint)
      let glyphs = picture.glyphs
      if !isBar {
        let track = Style(node.color(.trackTintColor) ?? picture.palette.separator)
        canvas.fill(glyphs.barEmpty, frame, track)
      }
      canvas.fill(
        isBar ? glyphs.filled : glyphs.bar, picture.columns(0, filled, of: frame), tint)
    })
}

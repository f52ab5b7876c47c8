import CtlCatalogue
import CtlChecker
import CtlText

extension KindDrawing {
  /// The track with the thumb on it, between the images of its ends.
  static let slider = KindDrawing(
    .slider,
    measure: { picture, index in
      let node = picture.node(index)
      if let width = node.number(.width) {
        return Measure(max(picture.metrics.columns(width), 8), minimum: 8)
      }
      return Measure(24, minimum: 12)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let style = picture.tint(index)
      let isMirrored = picture.options.isRightToLeft
      let images = [
        (PropertyName.minimumValueImage, !isMirrored), (.maximumValueImage, isMirrored),
      ]
      for (name, isLeft) in images {
        guard let sign = picture.endSign(index, name) else { continue }
        canvas.write(
          sign, isLeft ? frame.x : frame.maxX - sign.displayWidth, frame.y, picture.secondary)
      }
      picture.drawTrack(
        picture.track(index, in: frame), picture.fraction(index),
        isDisabled: picture.isDisabled(index),
        isHighlighted: picture.isHighlighted(index),
        minimum: Style(node.color(.minimumTrackTintColor) ?? style.foreground),
        maximum: Style(node.color(.maximumTrackTintColor) ?? picture.palette.separator),
        thumb: Style(
          picture.isHighlighted(index)
            ? style.foreground : node.color(.thumbTintColor) ?? picture.palette.secondary),
        &canvas)
    })

  /// The volume slider of the system, and the button for the output. The name of an output with a
  /// volume of its own replaces the slider.
  static let volumeView = KindDrawing(
    .volumeView,
    measure: { _, _ in Measure(24, minimum: 12) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      let sound = picture.tree.context.sound
      canvas.write(
        glyphs.volume, picture.columns(0, of: frame).x, frame.y, picture.secondary)
      let route = picture.routeButton(in: frame)
      canvas.write(glyphs.route, route.x, frame.y, picture.tint(index))
      let track = picture.track(index, in: frame)
      if let output = sound.output {
        let name = picture.oneLine(output)
        let slack = picture.options.isRightToLeft ? max(track.width - name.displayWidth, 0) : 0
        canvas.write(
          name, track.x + slack, frame.y, picture.secondary, limit: track.width,
          ellipsis: glyphs.ellipsis)
        return
      }
      let isTouched = picture.isHighlighted(index)
      picture.drawTrack(
        track, picture.fraction(index), isDisabled: false, isHighlighted: isTouched,
        minimum: picture.tint(index), maximum: picture.separator,
        thumb: isTouched ? picture.tint(index) : picture.secondary, &canvas)
    })
}

extension Picture {
  /// Where the thumb of a slider or volume view moves: between the views at the ends.
  public func track(_ index: Int, in frame: Rect) -> Rect {
    if tree.nodes[index].kind == .volumeView {
      return columns(2, max(frame.width - 4, 0), of: frame)
    }
    let ends = [PropertyName.minimumValueImage, .maximumValueImage].map { name in
      endSign(index, name).map { $0.displayWidth + 1 } ?? 0
    }
    return columns(ends[0], max(frame.width - ends[0] - ends[1], 0), of: frame)
  }

  /// The share of a track that is filled, 0 to 1.
  func fraction(_ index: Int) -> Double {
    switch tree.control(of: index) {
    case .slider(let slider): slider.fraction
    case .progressView(let view): view.progress
    case .volumeView(let view): view.volume
    default: 0
    }
  }

  /// An image at an end of a slider; there is no room for a name.
  fileprivate func endSign(_ index: Int, _ name: PropertyName) -> String? {
    node(index).image(name).map { glyphs.sign($0) ?? glyphs.picture }
  }

  /// The cell of a volume view with the button for the output.
  public func routeButton(in frame: Rect) -> Rect { columns(frame.width - 1, of: frame) }

  /// The part from the minimum to the thumb is filled; the minimum is where lines begin.
  fileprivate func drawTrack(
    _ frame: Rect, _ fraction: Double, isDisabled: Bool, isHighlighted: Bool, minimum: Style,
    maximum: Style, thumb: Style, _ canvas: inout Canvas
  ) {
    guard frame.width > 0 else { return }
    let position = Int(rounding: Double(frame.width - 1) * fraction)
    let tertiary = Style(palette.tertiary)
    canvas.fill(
      isDisabled ? glyphs.disabledEmpty : glyphs.empty, frame, isDisabled ? tertiary : maximum)
    canvas.fill(
      isDisabled ? glyphs.disabledFilled : glyphs.filled, columns(0, position, of: frame),
      isDisabled ? tertiary : minimum)
    canvas.write(
      isDisabled
        ? glyphs.disabledThumb : isHighlighted ? glyphs.highlightedThumb : glyphs.thumb,
      columns(position, of: frame).x, frame.y, isDisabled ? tertiary : thumb)
  }
}

import CtlCatalogue
import CtlText

import struct CtlRuntime.VolumeView

extension VolumeView: DrawnControl {
  /// The volume slider of the system, and the button for the output. The name of an output with a
  /// volume of its own replaces the slider.
  static let drawing = KindDrawing(
    complete: { control, _, state in
      control[as: VolumeView.self]?.volume = state.sound.volume
      control[as: VolumeView.self]?.output = state.sound.output
    },
    measure: { _, _ in Measure(24, minimum: 12) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      let sound = picture.tree.context.sound
      canvas.write(
        glyphs.volume, picture.columns(0, of: frame).x, frame.y, picture.secondary)
      let route = picture.routeButton(in: frame)
      canvas.write(glyphs.route, route.x, frame.y, picture.tint(index))
      let track = picture.volumeTrack(in: frame)
      if let output = sound.output {
        let name = picture.oneLine(output)
        let slack = picture.options.isRightToLeft ? max(track.width - name.displayWidth, 0) : 0
        canvas.write(
          name, track.x + slack, frame.y, picture.secondary, limit: track.width,
          ellipsis: glyphs.ellipsis)
        return
      }
      let isTouched = picture.isHighlighted(index)
      var line = Picture.Track(
        fraction: sound.volume, minimum: picture.tint(index), maximum: picture.separator,
        thumb: isTouched ? picture.tint(index) : picture.secondary)
      line.isHighlighted = isTouched
      picture.draw(line, track, &canvas)
    })
}

extension Picture {
  /// Where the thumb of a volume view moves.
  public func volumeTrack(in frame: Rect) -> Rect {
    columns(2, max(frame.width - 4, 0), of: frame)
  }

  /// The cell of a volume view with the button for the output.
  public func routeButton(in frame: Rect) -> Rect { columns(frame.width - 1, of: frame) }
}

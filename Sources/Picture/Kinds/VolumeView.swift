import CtlLayout
import CtlRuntime

extension VolumeView: DeviceDrawn {
  /// The volume slider of the system, and the button for the output. The name of an output with a
  /// volume of its own replaces the slider.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    let frame = screen.frames[node]
    let button = frame.trailing(22, screen.isRightToLeft)
    writer.symbol(.route, in: button.square(min(22, button.width)), screen.tint(node))
    var track = frame.leading(max(frame.width - 30, 0), screen.isRightToLeft)
    let sound = screen.tree.context.sound
    if let output = sound.output {
      let style = TextStyle(screen.palette.secondary, size: 15)
      writer.text(output, in: track, screen.leading, style)
      return
    }
    track.height = frame.height
    var slider = Slider(value: sound.volume)
    slider.isHighlighted = screen.isHighlighted(node)
    writer.slider(slider, in: track, screen, node)
  }
}

import CtlLayout
import CtlRuntime

extension ProgressView: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let view = screen.control(node, as: ProgressView.self) else { return }
    let frame = screen.frames[node]
    let radius = view.style == .bar ? 0 : frame.height / 2
    if let rest = view.unfilledFrame(
      in: frame.inRuntime, guidelines: screen.options.edition.inRuntime)
    {
      let place = screen.mirrored(rest, in: frame)
      if let image = view.trackImage {
        writer.background(image, in: frame, screen.palette.secondary, screen)
      } else {
        // The whole track: the filled part has round ends.
        let color = view.trackTintColor.map { Color($0) } ?? screen.palette.track
        writer.rect(view.style == .bar ? place : frame, radius: radius, .fill(color))
      }
    }
    let filled = screen.mirrored(view.filledFrame(in: frame.inRuntime), in: frame)
    if let image = view.progressImage {
      writer.background(image, in: filled, screen.tint(node), screen)
    } else {
      let color = view.progressTintColor.map { Color($0) } ?? screen.tint(node)
      writer.rect(filled, radius: radius, .fill(color))
    }
  }
}

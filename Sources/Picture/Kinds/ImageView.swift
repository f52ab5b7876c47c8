import CtlLayout
import CtlRuntime

extension ImageView: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let view = screen.control(node, as: ImageView.self), let image = view.image else {
      return
    }
    let frame = screen.frames[node]
    let picture = screen.device.image(image.name)
    var (place, fit) = (frame, PictureFit.whole)
    switch view.contentMode {
    case .scaleToFill where picture != nil: fit = .stretched
    case .scaleAspectFill where picture != nil: fit = .covering
    case .center:
      if let size = picture?.sizeInPoints {
        place = Frame(
          x: frame.x + (frame.width - size.width) / 2,
          y: frame.y + (frame.height - size.height) / 2, width: size.width, height: size.height)
      } else if picture == nil {
        // The size of a sign by itself.
        place = frame.square(min(24, frame.width, frame.height))
      }
    default: break
    }
    writer.image(
      image, in: place, tint: screen.tint(node), isTemplate: image.isTemplate(inToolbar: false),
      screen, fit: fit)
  }
}

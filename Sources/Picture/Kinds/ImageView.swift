import CtlLayout
import CtlRuntime

extension ImageView: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let view = screen.control(node, as: ImageView.self), let image = view.image else {
      return
    }
    let frame = screen.frames[node]
    let isTemplate = image.isTemplate(inToolbar: false)
    let color = isTemplate ? screen.tint(node) : screen.palette.secondary
    switch view.contentMode {
    case .scaleToFill where screen.device.image(image.name) != nil && !isTemplate:
      writer.background(image, in: frame, color, screen)
    case .center where screen.device.image(image.name) == nil:
      // The size of a sign by itself.
      let side = min(24, frame.width, frame.height)
      writer.image(image, in: frame.square(side), color, isTemplate: isTemplate, screen)
    default:
      writer.image(image, in: frame, color, isTemplate: isTemplate, screen)
    }
  }
}

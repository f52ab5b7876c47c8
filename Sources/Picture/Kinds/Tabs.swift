import CtlCatalogue
import CtlLayout
import CtlTerminal

extension DeviceDrawing {
  static let tabBar = DeviceDrawing(.tabBar) { screen, node, writer in
    let frame = screen.frames[node]
    writer.bar(frame, edge: frame.y + 0.5, screen)
  }

  /// The image above the title, both in the tint while the tab is chosen; the badge at the image.
  static let tab = DeviceDrawing(.tab) { screen, node, writer in
    let frame = screen.frames[node]
    let element = screen.node(node)
    let isChosen = element.states.contains(.selected)
    let ink = isChosen ? screen.tint(node) : screen.palette.secondary
    let style = TextStyle(ink, size: Kind.named(.tab).layout.fontSize)
    var title = frame.inset(min(2, frame.width / 2), 0)
    let side = min(25, frame.width)
    let image = Frame(x: frame.midX - side / 2, y: frame.y + 5, width: side, height: side)
    if let reference = element.image(.image)?.inRuntime {
      writer.image(
        reference, in: image, tint: ink, isTemplate: reference.isTemplate(inToolbar: true), screen)
      title.y = frame.y + 33
      title.height = 14
    }
    writer.text(element.text ?? "", in: title, .center, style)
    guard let badge = element.string(.badgeValue), !badge.isEmpty else { return }
    let text = TextStyle(Color(255, 255, 255), size: 12)
    let width = min(max(TextMetrics.width(badge, 12) + 8, 17), 60)
    var place = Frame(x: frame.midX + 6, y: frame.y + 2, width: width, height: 17)
    if screen.isRightToLeft { place.x = frame.midX - 6 - width }
    // A wide one stays on the screen.
    let bar = screen.frames[Int(element.parent)]
    place.x = max(min(place.x, bar.maxX - 2 - width), bar.x + 2)
    writer.rect(place, radius: 8.5, .fill(screen.palette.red))
    writer.text(badge, in: place, .center, text)
  }
}

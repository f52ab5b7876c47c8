import CtlCatalogue
import CtlLayout
import CtlRuntime

extension SegmentedControl: DeviceDrawn {
  /// The plate, the outline and the dividers; every segment draws itself.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let control = screen.control(node, as: SegmentedControl.self) else { return }
    let frame = screen.frames[node]
    let color = screen.tint(node)
    if let background = control.backgroundColor {
      writer.rect(frame, radius: SegmentedControl.corner, .fill(Color(background)))
    }
    if control.backgroundImage.isEmpty {
      writer.rect(frame, radius: SegmentedControl.corner, .stroke(color))
    }
    let parts = screen.children[node]
    for (position, part) in parts.enumerated().dropLast() {
      let place = screen.frames[part]
      let x = screen.isRightToLeft ? place.x : place.maxX
      if let image = control.currentDividerImage(after: position) {
        let divider = Frame(x: x - 1.5, y: frame.y, width: 3, height: frame.height)
        writer.background(image, in: divider, color, screen)
      } else if control.backgroundImage.isEmpty {
        writer.rect(
          Frame(x: x - 0.5, y: frame.y, width: 1, height: frame.height), .fill(color))
      }
    }
  }

  fileprivate static let corner = 4.0
}

extension DeviceDrawing {
  static let segment = DeviceDrawing(.segment) { screen, node, writer in
    let owner = Int(screen.node(node).parent)
    guard let control = screen.control(owner, as: SegmentedControl.self),
      let position = screen.children[owner].firstIndex(of: node),
      control.segments.indices.contains(position)
    else { return }
    let frame = screen.frames[node]
    let segment = control.segments[position]
    let isFirst = position == 0
    let isLast = position == control.segments.count - 1
    let (left, right) = screen.isRightToLeft ? (isLast, isFirst) : (isFirst, isLast)
    let isDisabled = screen.isDisabled(node) || screen.isDisabled(owner)
    let tint = screen.tint(owner)
    var ink = isDisabled ? screen.palette.disabled : tint
    if let image = control.currentBackgroundImage(ofSegment: position) {
      writer.background(image, in: frame, radius: SegmentedControl.corner, tint, screen)
    }
    let isSelected = screen.node(node).states.contains(.selected)
    if isSelected {
      writer.plate(frame, radius: SegmentedControl.corner, left: left, right: right, .fill(tint))
      ink =
        screen.backgrounds[node].luminance > 0.5 || tint.luminance < 0.6
        ? Color(255, 255, 255) : Color(0, 0, 0)
    } else if screen.isHighlighted(node), !isDisabled {
      writer.plate(
        frame, radius: SegmentedControl.corner, left: left, right: right,
        .fill(tint.opacity(0.15)))
    }
    var content = frame.inset(2)
    let shift = control.contentPositionAdjustment
    content.x += min(max(shift.x, -2), 2)
    content.y += min(max(shift.y, -5), 5)
    if let image = segment.image, segment.title == nil {
      writer.image(
        image, in: content.square(min(22, content.width, content.height)), ink,
        isTemplate: image.isTemplate(inToolbar: true), screen)
    } else {
      let style = TextStyle(ink, size: Kind.named(.segment).layout.fontSize)
      writer.text(segment.title ?? "", in: content, .center, style)
    }
  }
}

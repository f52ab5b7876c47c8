import CtlCatalogue
import CtlLayout
import CtlRuntime

extension SegmentedControl: DeviceDrawn {
  /// The plate and the outline; every segment draws itself, and the divider before it.
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
    let color = isDisabled ? screen.palette.disabled : tint
    var ink = color
    let isSelected = screen.node(node).states.contains(.selected)
    let background = control.currentBackgroundImage(ofSegment: position)
    if let image = background {
      writer.background(
        image, in: frame, radius: SegmentedControl.corner, tint, screen, isSelected: isSelected)
    }
    if isSelected, background == nil {
      writer.plate(frame, radius: SegmentedControl.corner, left: left, right: right, .fill(color))
      ink =
        screen.backgrounds[node].luminance > 0.5 || color.luminance < 0.6
        ? Color(255, 255, 255) : Color(0, 0, 0)
    } else if screen.isHighlighted(node), !isDisabled, background == nil {
      writer.plate(
        frame, radius: SegmentedControl.corner, left: left, right: right,
        .fill(tint.opacity(0.15)))
    }
    if position > 0 {
      let x = screen.isRightToLeft ? frame.maxX : frame.x
      if let image = control.currentDividerImage(after: position - 1) {
        let start = screen.isRightToLeft ? x - 3 : x
        let divider = Frame(x: start, y: frame.y, width: 3, height: frame.height)
        writer.background(image, in: divider, tint, screen)
      } else if control.backgroundImage.isEmpty {
        writer.rect(
          Frame(x: x - 0.5, y: frame.y, width: 1, height: frame.height), .fill(tint))
      }
    }
    let content = frame.inset(2)
    /// Moved as the file says, as far as the segment goes.
    func moved(_ width: Double, _ height: Double) -> Frame {
      let room = (x: max((frame.width - width) / 2, 2), y: max((frame.height - height) / 2, 0))
      let shift = control.contentPositionAdjustment
      var place = content
      place.x += min(max(shift.x, -room.x), room.x)
      place.y += min(max(shift.y, -room.y), room.y)
      return place
    }
    if let image = segment.image, segment.title == nil {
      let side = min(22, content.width, content.height)
      writer.image(
        image, in: moved(side, side).square(side), tint: ink,
        isTemplate: image.isTemplate(inToolbar: true), screen, isGrayed: isDisabled)
    } else {
      let style = TextStyle(ink, size: Kind.named(.segment).layout.fontSize)
      let title = style.fitted((segment.title ?? "").onOneLine, in: content.width)
      writer.text(title, in: moved(style.width(title), style.lineHeight), .center, style)
    }
  }
}

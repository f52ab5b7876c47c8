import CtlCatalogue
import CtlLayout
import CtlRuntime

extension CtlRuntime.Button: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    if screen.node(node).isWayBack {
      writer.wayBack(screen, node)
    } else if let button = screen.control(node, as: Button.self) {
      writer.button(button, screen, node)
    }
  }
}

extension SVGWriter {
  /// A sign where lines begin, and the title of the screen before.
  fileprivate mutating func wayBack(_ screen: DeviceScreen, _ node: Int) {
    let frame = screen.frames[node]
    let color = screen.tint(node)
    let room = min(LayoutBox.wayBackSign, frame.width)
    let side = min(18, room, frame.height)
    let isRightToLeft = screen.isRightToLeft
    let sign = Frame(
      x: isRightToLeft ? frame.maxX - side : frame.x, y: frame.midY - side / 2, width: side,
      height: side)
    let symbol = Symbol.named(isRightToLeft ? "chevron.right" : "chevron.left") ?? .neutral
    self.symbol(symbol, in: sign, color, line: 2)
    let place = Frame(
      x: isRightToLeft ? frame.x : frame.x + room, y: frame.y, width: frame.width - room,
      height: frame.height)
    text(
      screen.node(node).text ?? "", in: place, screen.leading,
      TextStyle(color, size: screen.request.boxes[node].fontSize), cutInTheMiddle: true)
  }

  /// A title or an icon in the tint, without a border unless the file asks for one.
  mutating func button(_ button: CtlRuntime.Button, _ screen: DeviceScreen, _ node: Int) {
    let frame = screen.frames[node]
    let box = screen.request.boxes[node]
    var color = screen.tint(node)
    let isPressed = button.displayedState.contains(.highlighted)
    if let image = button.currentBackgroundImage {
      background(image, in: frame, radius: 5, color, screen)
      if screen.device.image(image.name) != nil, screen.node(node).tint == nil {
        color = screen.ink(node)
      }
    }
    if isPressed { color = color.opacity(0.25) }
    if button.drawsBorder { rect(frame, radius: 5, .stroke(color)) }
    // The title of an answer keeps away from the edges of its plate.
    let around = Int(screen.node(node).parent)
    let isAnswer = around >= 0 && Kind.named(screen.node(around).kind).isModal
    let bounds = frame.inset(isAnswer ? 8 : box.edges / 4)
    if let image = button.currentImage {
      let side = min(24, frame.width, frame.height)
      let place = button.alignment.frame(
        of: Size(width: side, height: side), in: bounds.inRuntime)
      let isSystem = button.type == .system
      let isStretched = button.alignment.horizontal == .fill || button.alignment.vertical == .fill
      let isPale = isPressed || button.displayedState.contains(.disabled)
      let isSelected =
        button.isSelected && isSystem && button.image.ownValue(for: button.state) == nil
      if isSelected {
        rect(frame, radius: 4, .fill(color))
        color = selectedInk(on: color, of: button, screen)
      }
      self.image(
        image,
        in: Frame(x: place.x, y: place.y, width: place.width, height: place.height),
        tint: color,
        isTemplate: image.isTemplate(
          inToolbar: screen.isInBar(node), inherited: isSystem ? .alwaysTemplate : .automatic),
        screen, fit: isStretched ? .stretched : .whole,
        isGrayed: isPale && button.image.ownValue(for: button.state) == nil)
      return
    }
    let style = TextStyle(
      color, size: box.fontSize, isBold: box.isBold)
    let title = button.currentTitle ?? ""
    let isSelected = button.isSelected && button.type == .system && !title.isEmpty
    if isSelected {
      // The system marks a selected title by a plate in the tint.
      rect(frame, radius: 4, .fill(color))
    }
    var text = style
    if isSelected { text.color = selectedInk(on: color, of: button, screen) }
    let place = button.alignment.frame(
      of: Size(width: style.width(title), height: style.lineHeight), in: bounds.inRuntime)
    self.text(
      title, in: Frame(x: bounds.x, y: place.y, width: bounds.width, height: place.height),
      screen.side(of: button.alignment.horizontal), text, cutInTheMiddle: true)
  }
}

extension SVGWriter {
  /// The color of a title or an icon on the plate of a selected button.
  private func selectedInk(
    on plate: Color, of button: CtlRuntime.Button, _ screen: DeviceScreen
  ) -> Color {
    let isPale = button.displayedState.contains(.disabled) && !screen.palette.isDark
    return isPale ? Color(255, 255, 255) : screen.palette.base.ink(on: plate)
  }
}

extension DeviceScreen {
  /// Text that fills a control begins where the lines of the language do.
  func side(of alignment: ContentHorizontalAlignment) -> Side {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .fill: leading
    }
  }

  /// Whether images have no colors of their own there.
  func isInBar(_ node: Int) -> Bool { isInside(.toolbar, node) || isInside(.navigationBar, node) }
}

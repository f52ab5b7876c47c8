import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlRuntime
import CtlText

extension CtlRuntime.TextField: DeviceDrawn, TypingField {
  var isFilled: Bool { borderStyle == .bezel || borderStyle == .roundedRect }

  /// The border and the text between what stands at the ends; elements there draw themselves.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let field = screen.control(node, as: TextField.self) else { return }
    let frame = screen.frames[node]
    let palette = screen.palette
    writer.border(field.borderStyle, in: frame, screen, node)
    var room = field.borderStyle == .none ? frame : frame.inset(7)
    func take(_ width: Double, fromTheLeft: Bool) {
      if fromTheLeft { room.x += width }
      room.width = max(room.width - width, 0)
    }
    let ends = [
      (field.showsClearButton ? nil : field.visibleRightView, screen.isRightToLeft, true),
      (field.visibleLeftView, !screen.isRightToLeft, false),
    ]
    for (view, isLeft, isEnd) in ends {
      let side = min(18, room.width)
      let place = Frame(
        x: isLeft ? room.x : room.maxX - side, y: frame.midY - side / 2, width: side, height: side)
      if isEnd, field.showsClearButton {
        writer.clearButton(in: place, palette)
      } else {
        switch view {
        case .image(let image):
          writer.image(
            image, in: place, tint: screen.tint(node),
            isTemplate: image.isTemplate(inToolbar: false), screen)
        case .clearButton: writer.clearButton(in: place, palette)
        case .bookmarksButton: writer.symbol(.book, in: place, screen.tint(node))
        case .element, nil: continue
        }
      }
      take(side + 4, fromTheLeft: isLeft)
    }
    for child in screen.children[node] {
      let place = screen.frames[child]
      let isLeft = (screen.node(child).place == .leftView) != screen.isRightToLeft
      take(
        isLeft ? place.maxX + 4 - room.x : room.maxX - place.x + 4, fromTheLeft: isLeft)
    }
    writer.content(of: field, in: room, screen, node)
  }
}

extension SVGWriter {
  fileprivate mutating func border(
    _ style: CtlRuntime.TextField.BorderStyle, in frame: Frame, _ screen: DeviceScreen,
    _ node: Int
  ) {
    let palette = screen.palette
    let (fill, edge) = (palette.field, palette.placeholder)
    switch style {
    case .none: break
    case .line: rect(frame, .stroke(screen.ink(on: screen.backgrounds[node])))
    case .bezel:
      rect(frame, .fill(fill))
      rect(frame, .stroke(palette.secondary))
      rect(frame.inset(1, 1), .stroke(edge, 0.5))
    case .roundedRect:
      rect(frame, radius: 5, .fill(fill))
      rect(frame, radius: 5, .stroke(edge, 0.5))
    }
  }

  fileprivate mutating func clearButton(in frame: Frame, _ palette: DevicePalette) {
    let place = frame.square(min(14, frame.width))
    circle(place.midX, place.midY, radius: place.width / 2, .fill(palette.placeholder))
    symbol(.cross, in: place.square(place.width * 0.6), palette.thumb)
  }

  fileprivate mutating func content(
    of field: CtlRuntime.TextField, in room: Frame, _ screen: DeviceScreen, _ node: Int
  ) {
    var style = TextStyle(
      field.isFilled ? screen.ink(node, on: screen.palette.field) : screen.ink(node))
    style.size = screen.request.boxes[node].fontSize
    var text = field.shownText.onOneLine
    if field.showsPlaceholder {
      text = field.placeholder?.onOneLine ?? ""
      style.color = screen.palette.placeholder
    }
    let side: Side =
      screen.node(node).raw(.contentHorizontalAlignment) == nil
      ? screen.leading : screen.side(of: field.alignment.horizontal)
    let place = field.textFrame(
      of: Size(width: room.width, height: style.lineHeight), in: room.inRuntime)
    let room = Frame(x: room.x, y: place.y, width: room.width, height: place.height)
    let isEditing = screen.node(node).isEditing
    if !isEditing, let styled = field.shownStyles {
      runs(of: styled, in: room, side, style, screen, node)
      return
    }
    let cursor = isEditing ? min(screen.node(node).cursor ?? text.count, text.count) : 0
    let before = field.showsPlaceholder ? "" : String(text.prefix(cursor))
    var shift = style.width(before)
    if isEditing, shift > room.width - 2 {
      // The end is visible, where the cursor is.
      while style.width(text) > room.width - 2, !text.isEmpty { text.removeFirst() }
      shift = style.width(text)
    }
    let line = style.fitted(text, in: room.width)
    self.text(line, in: room, side, style)
    guard isEditing else { return }
    let slack = max(room.width - style.width(line), 0)
    let start = room.x + [0, slack / 2, slack][side.rawValue]
    // Before the first letter the language of the screen decides.
    let isRightToLeft = field.showsPlaceholder ? screen.isRightToLeft : text.isRightToLeft
    let x = isRightToLeft ? start + style.width(line) - shift : start + shift
    self.cursor(
      x: x, in: room, screen.node(node).tint ?? screen.palette.base.tint, height: style.lineHeight)
  }
}

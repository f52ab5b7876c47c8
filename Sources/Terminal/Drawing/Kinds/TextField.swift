import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlText

import struct CtlRuntime.TextField

extension TextField: DrawnControl {
  /// One line between the edges of its border style; the views at the ends draw themselves.
  static let drawing = KindDrawing(
    complete: { control, node, _ in
      if node.isEditing { _ = control[as: TextField.self]?.beginEditing() }
    },
    measure: { picture, index in
      picture.node(index).number(.width).map { Measure(max(picture.metrics.columns($0), 8)) }
        ?? Measure(28, minimum: 12)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      let (left, right): (String, String) =
        switch node.member(.borderStyle) {
        case "none": (" ", " ")
        case "line": (glyphs.vertical, glyphs.vertical)
        case "bezel": ("[", "]")
        default: (glyphs.fieldOpen, glyphs.fieldClose)
        }
      let edge = picture.isDisabled(index) ? glyphs.disabledEdge : nil
      canvas.write(edge ?? left, frame.x, frame.y, picture.separator)
      canvas.write(edge ?? right, frame.maxX - 1, frame.y, picture.separator)
      var room = frame.inset(Insets(left: 2, right: 2))
      // From right to left the left view is on the right, where the text begins.
      let isMirrored = picture.options.isRightToLeft
      func take(_ columns: Int, fromTheLeft: Bool) {
        if fromTheLeft { room.x += columns }
        room.width = max(room.width - columns, 0)
      }
      for (name, isLeft) in [(PropertyName.leftView, !isMirrored), (.rightView, isMirrored)] {
        guard let sign = picture.overlay(name, of: index) else { continue }
        let columns = min(sign.displayWidth, room.width / 2)
        let x = isLeft ? room.x : room.maxX - columns
        canvas.write(
          sign, x, frame.y, picture.isDisabled(index) ? picture.ink(index) : picture.secondary,
          limit: columns)
        take(columns + 1, fromTheLeft: isLeft)
      }
      for child in picture.children[index] {
        let place = layout.frames[child]
        guard !place.isEmpty else { continue }
        let isLeft = (picture.node(child).place == .leftView) != isMirrored
        take(
          isLeft ? place.maxX + 1 - room.x : room.maxX - place.x + 1, fromTheLeft: isLeft)
      }
      let field = picture.control(index, as: TextField.self)
      let text = picture.oneLine(field?.shownText ?? "")
      var style = picture.ink(index)
      var line = text
      if text.isEmpty {
        line = picture.oneLine(node.string(.placeholder) ?? "")
        style = Style(picture.palette.tertiary)
        style.isItalic = true
      }
      if node.isEditing {
        line = text.isEmpty ? glyphs.cursor + line : picture.edited(text, node, room.width)
      }
      let slack = max(room.width - line.displayWidth, 0)
      // Text begins where lines do, unless the file puts it elsewhere.
      let isPlaced = node.raw(.contentHorizontalAlignment) != nil
      let shift: Int =
        switch isPlaced ? node.member(.contentHorizontalAlignment) : nil {
        case "left": 0
        case "center": slack / 2
        case "right": slack
        default: picture.options.isRightToLeft ? slack : 0
        }
      guard !node.isEditing, let styled = field?.shownStyles else {
        canvas.write(
          line, room.x + shift, frame.y, style, limit: room.width, ellipsis: glyphs.ellipsis)
        return
      }
      canvas.write(
        picture.runs(of: styled, index), room.x + shift, frame.y, limit: room.width,
        ellipsis: glyphs.ellipsis)
    })

}

extension Picture {
  /// A text with its cursor. A text that is too long is cut on the left, so that the cursor is
  /// visible.
  func edited(_ text: String, _ node: RenderNode, _ columns: Int) -> String {
    let place = min(max(node.cursor ?? text.count, 0), text.count)
    var head = String(text.prefix(place)) + glyphs.cursor
    guard head.displayWidth > columns else { return head + text.dropFirst(place) }
    let limit = max(columns - glyphs.ellipsis.displayWidth, 1)
    while head.displayWidth > limit, head.count > 1 { head.removeFirst() }
    return glyphs.ellipsis + head
  }

  /// The Clear button is visible while there is text, and covers anything else at the right end.
  public func showsClearButton(_ index: Int) -> Bool {
    control(index, as: TextField.self)?.showsClearButton ?? false
  }

  /// The sign of an image or system button at an end of a field; elements are nodes of their own.
  func overlay(_ name: PropertyName, of index: Int) -> String? {
    guard let field = control(index, as: TextField.self) else { return nil }
    if name == .rightView, showsClearButton(index) { return glyphs.clear }
    guard name == .leftView ? field.showsLeftView : field.showsRightView else { return nil }
    switch name == .leftView ? field.leftView : field.rightView {
    case .image:
      guard case .value(.image(let image))? = node(index).raw(name) else { return nil }
      return oneLine(glyphs.image(image.name))
    case .clearButton: return glyphs.clear
    case .bookmarksButton: return glyphs.bookmarks
    case .element, nil: return nil
    }
  }
}

extension RenderTree {
  /// Whether an element is visible: at an end of a text field the mode decides.
  func shows(_ place: RenderNode.Place, of holder: Int) -> Bool {
    guard place != .child, let field = control(of: holder)?[as: TextField.self] else { return true }
    return place == .leftView ? field.showsLeftView : field.showsRightView
  }
}

import CtlCatalogue
import CtlText

import struct CtlRuntime.Button

extension Button: DrawnControl {
  /// A system button between `‹ ›`; with a border or a background between edges that stand out.
  static let drawing = KindDrawing(
    measure: { picture, index in
      let node = picture.node(index)
      if node.isWayBack {
        let columns = picture.wayBack(node).displayWidth
        return Measure(columns, minimum: min(columns, 3))
      }
      if let width = node.number(.width) {
        return Measure(max(picture.metrics.columns(width), 3), minimum: 3)
      }
      let columns = picture.buttonContent(node).displayWidth
      return Measure(columns + (picture.isBordered(node) ? 4 : 2), minimum: min(columns + 2, 8))
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let style = picture.tint(index)
      let glyphs = picture.glyphs
      if node.isWayBack {
        canvas.write(
          picture.wayBack(node), frame.x, frame.y, style, limit: frame.width,
          ellipsis: glyphs.ellipsis)
        return
      }
      let isBordered = picture.isBordered(node)
      var (left, right) =
        isBordered ? ("[", "]") : (glyphs.buttonOpen, glyphs.buttonClose)
      if picture.isDisabled(index) { (left, right) = (glyphs.disabledEdge, glyphs.disabledEdge) }
      if picture.isHighlighted(index), node.bool(.showsHighlight) {
        (left, right) = (glyphs.highlightOpen, glyphs.highlightClose)
      }
      let edge = picture.isDisabled(index) ? picture.separator : style
      canvas.write(left, frame.x, frame.y, edge)
      canvas.write(right, frame.maxX - 1, frame.y, edge)
      let pad = isBordered && frame.width >= 5 ? 2 : 1
      let room = frame.width - 2 * pad
      let content = picture.buttonContent(node)
        .truncatedInTheMiddle(columns: room, glyphs.ellipsis)
      let slack = max(room - content.displayWidth, 0)
      let shift: Int =
        switch node.member(.contentHorizontalAlignment) {
        case "left": 0
        case "right": slack
        // Text that fills a control begins where lines do.
        case "fill": picture.options.isRightToLeft ? slack : 0
        default: slack / 2
        }
      var text = style
      text.isBold =
        node.bool(.emphasis)
        || node.member(.role) == "cancel" && picture.tree.isAnswer(index)
      canvas.write(
        content, frame.x + pad + shift, frame.y, text, limit: room, ellipsis: glyphs.ellipsis)
    })
}

extension Picture {
  func isBordered(_ node: RenderNode) -> Bool {
    node.member(.type) == "custom"
      && (node.bool(.border) || node.image(.backgroundImage) != nil)
  }

  /// The title of the button that leads back, with a sign where lines begin.
  func wayBack(_ node: RenderNode) -> String {
    let title = oneLine(node.text ?? "")
    return options.isRightToLeft
      ? "\(title) \(glyphs.buttonClose)" : "\(glyphs.buttonOpen) \(title)"
  }

  /// The icon or the title of a button in its state.
  func buttonContent(_ node: RenderNode) -> String {
    let isSelected = node.states.contains(.selected)
    if let image = node.image(.image) {
      let sign = oneLine(glyphs.image(image.name))
      let isOwn = node.properties.contains { $0.name == .image && $0.state.contains(.selected) }
      return isSelected && !isOwn ? glyphs.check + sign : sign
    }
    let title = oneLine(node.string(.title) ?? "")
    // The selected state of a title is visible nowhere else.
    return isSelected ? glyphs.check + title : title
  }
}

import CtlCatalogue
import CtlLayout
import CtlText

// What a row and a section show besides their titles.

extension Picture {
  /// The title of a container, and the smaller text below it. In a row and in an alert they have as many
  /// lines as they need at a width.
  func titleLines(_ index: Int, _ width: Int) -> [(text: String, isSmall: Bool)] {
    func lines(_ text: String) -> [String] {
      let kind = node(index).kind
      guard kind == .row || Kind.named(kind).isModal, text.displayWidth > width else {
        return [text]
      }
      return wrapped(text, width, limit: Picture.lineLimit)
    }
    let title = lines(title(index)).map { (text: $0, isSmall: false) }
    let subtitle = oneLine(node(index).string(.subtitle) ?? "")
    if subtitle.isEmpty { return title }
    return (title.first?.text.isEmpty == true ? [] : title) + lines(subtitle).map { ($0, true) }
  }

  /// The sign of the image of a row, or the beginning of its name.
  func rowImage(_ index: Int) -> String? {
    guard let image = node(index).image(.image) else { return nil }
    return oneLine(glyphs.image(image.name)).truncated(columns: 8, glyphs.ellipsis)
  }

  /// The sign at the end of a row.
  func accessory(_ index: Int) -> String? {
    switch node(index).member(.accessory) {
    case "disclosureIndicator": options.isRightToLeft ? glyphs.buttonOpen : glyphs.buttonClose
    case "checkmark": glyphs.check
    default: nil
    }
  }

  /// The image before the title of a row, and the sign at its end.
  func drawEnds(ofRow index: Int, _ layout: CellLayout, _ canvas: inout Canvas) {
    let frame = layout.frames[index]
    let lines = frame.height - (endsRows(index) ? 2 : 1)
    var line = frame
    line.y += 1 + max(lines - 1, 0) / 2
    let quiet = isDisabled(index) ? ink(index) : secondary
    if let image = rowImage(index) {
      canvas.write(image, columns(2, image.displayWidth, of: line).x, line.y, quiet)
    }
    if let accessory = accessory(index) {
      let width = accessory.displayWidth
      let style = node(index).member(.accessory) == "checkmark" ? tint(index) : quiet
      canvas.write(accessory, columns(frame.width - 2 - width, width, of: line).x, line.y, style)
    }
  }

  // MARK: Sections

  /// The note below the rows of a section, in lines.
  func footerLines(_ index: Int, _ width: Int) -> [String] {
    let text = node(index).string(.footer) ?? node(index).string(.message)
    guard let footer = text, !footer.isEmpty else { return [] }
    return wrapped(footer, max(width - 4, 2), limit: Picture.lineLimit)
  }

  func drawFooter(_ index: Int, _ layout: CellLayout, _ canvas: inout Canvas) {
    let place = layout.footers[index]
    for (number, text) in footerLines(index, place.width).enumerated() {
      let width = text.displayWidth
      var line = place
      line.y += number
      let x = centred(text, index, layout) ?? columns(2, width, of: line).x
      canvas.write(text, x, line.y, secondary)
    }
  }
}

import CtlLayout
import CtlRuntime

// What a row shows besides its elements: its texts, its image, the sign at its end.

extension SVGWriter {
  /// The title, and below it the smaller text.
  mutating func rowTexts(in place: Frame, _ screen: DeviceScreen, _ node: Int) {
    let element = screen.node(node)
    let box = screen.request.boxes[node]
    var line = place
    let title = TextStyle(screen.ink(node), size: box.fontSize)
    let subtitle = element.string(.subtitle) ?? ""
    if let text = element.text, !text.isEmpty {
      let limit = max(Int((place.height + 0.5) / title.lineHeight), 1)
      let lines = title.wrapped(text, in: line.width, limit: limit)
      if !subtitle.isEmpty || lines.count > 1 || screen.request.turnsRows {
        line.height = min(title.lineHeight * Double(lines.count), place.height)
      }
      self.lines(lines, in: line, screen.leading, title)
      line.y = line.maxY
    }
    if subtitle.isEmpty { return }
    let color = screen.isDisabled(node) ? screen.ink(node) : screen.palette.secondary
    let style = TextStyle(color, size: box.subtitleSize)
    line.height = max(place.maxY - line.y, 0)
    let limit = max(Int((line.height + 0.5) / style.lineHeight), 1)
    lines(
      style.wrapped(subtitle, in: line.width, limit: limit), in: line, screen.leading, style)
  }

  /// The image before the title, and the sign at the end.
  mutating func rowEnds(_ screen: DeviceScreen, _ node: Int) {
    let frame = screen.swiped(node)
    let element = screen.node(node)
    if let image = element.image(.image)?.inRuntime {
      let place = Frame(x: frame.x + 16, y: frame.y, width: 29, height: frame.height)
      self.image(
        image, in: screen.mirrored(place, in: frame).square(min(29, frame.height)),
        tint: screen.tint(node), isTemplate: image.isTemplate(inToolbar: false), screen)
    }
    let place = screen.mirrored(
      Frame(x: frame.maxX - 16 - 14, y: frame.y, width: 14, height: frame.height), in: frame)
    switch element.member(.accessory) {
    case "disclosureIndicator":
      symbol(
        screen.isRightToLeft ? .disclosureLeft : .disclosure, in: place.square(14),
        screen.palette.base.tertiary, line: 2)
    case "checkmark":
      symbol(
        Symbol.named("checkmark") ?? .neutral, in: place.square(14), screen.tint(node), line: 2)
    default: break
    }
  }
}

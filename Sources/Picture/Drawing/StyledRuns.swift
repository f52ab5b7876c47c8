import CtlChecker
import CtlLayout
import CtlRuntime
import CtlText

extension TextStyle {
  /// The look of a part of a text; those of a disabled control have its ink alone.
  fileprivate func of(
    _ run: CtlRuntime.StyledText.Run, _ screen: DeviceScreen, _ node: Int
  ) -> TextStyle {
    var style = self
    if let font = run.font {
      style.size = font.pointSize(for: screen.options.textSize)
      style.isBold = font == .headline
      if case .custom(let family, _) = font { style.family = family }
    }
    style.isBold = style.isBold || run.emphasis?.isBold == true
    style.isItalic = run.emphasis?.isItalic == true
    style.isUnderlined = run.link != nil
    if !screen.isDisabled(node) {
      if let color = run.color {
        style.color = Color(color)
      } else if run.link != nil {
        style.color = screen.tint(node)
      }
    }
    return style
  }
}

extension SVGWriter {
  /// The parts of a text on one line, cut to the width of a frame.
  mutating func runs(
    of text: CtlRuntime.StyledText, in frame: Frame, _ side: Side, _ style: TextStyle,
    _ screen: DeviceScreen, _ node: Int
  ) {
    var parts: [(text: String, style: TextStyle, width: Double)] = []
    var room = frame.width
    for run in text.runs where room > 0 {
      let look = style.of(run, screen, node)
      let text = run.text.onOneLine
      let line = look.fitted(text, in: room)
      let width = min(look.width(line), room)
      parts.append((line, look, width))
      room = line == text ? room - width : 0
    }
    let width = parts.reduce(0) { $0 + $1.width }
    // All of a line has one direction.
    let isRightToLeft = text.plain.isRightToLeft
    let largest = parts.map(\.style.size).max() ?? style.size
    var x = frame.x + [0, (frame.width - width) / 2, frame.width - width][side.rawValue]
    // The first part is where lines begin.
    for part in isRightToLeft ? parts.reversed() : parts {
      // Spaces at the ends of a text are left out of pictures, so the places have them.
      let start = part.text.drop { $0 == " " }
      let end = String(start.reversed().drop { $0 == " " }.reversed())
      let before = part.style.width(part.text.prefix { $0 == " " })
      let after = part.style.width(start) - part.style.width(end)
      self.text(
        end.directed(rightToLeft: isRightToLeft), x: x + (isRightToLeft ? after : before),
        y: frame.midY + 0.35 * largest,
        width: min(part.style.width(end), part.width), .left, part.style)
      x += part.width
    }
  }
}

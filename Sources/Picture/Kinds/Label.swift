import CtlChecker
import CtlLayout
import CtlRuntime

extension CtlRuntime.Label: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let label = screen.control(node, as: Label.self) else { return }
    let frame = screen.frames[node]
    var style = TextStyle(label.font, screen, node)
    if let color = label.textColor { style.color = Color(color) }
    if label.numberOfLines == 1 {
      writer.text(label.text, in: frame, screen.side(of: label.textAlignment, node), style)
      return
    }
    let fitting = max(Int((frame.height + 0.5) / style.lineHeight), 1)
    let limit = label.numberOfLines > 0 ? min(label.numberOfLines, fitting) : fitting
    writer.lines(
      style.wrapped(label.text, in: frame.width, limit: limit), in: frame,
      screen.side(of: label.textAlignment, node), style)
  }
}

extension TextStyle {
  /// A font of the file in the size that the layout measured.
  init(_ font: CtlRuntime.Font, _ screen: DeviceScreen, _ node: Int) {
    self.init(screen.ink(node), size: screen.request.boxes[node].fontSize)
    isBold = screen.request.boxes[node].isBold
    switch font {
    case .custom(let family, _):
      self.family = family
    case .style, .system: break
    }
  }
}

extension DeviceScreen {
  /// Text without an alignment begins where the lines of the language do.
  func side(of alignment: CtlRuntime.Label.TextAlignment, _ node: Int) -> Side {
    guard self.node(node).raw(.textAlignment) != nil else { return leading }
    switch alignment.rawValue {
    case "center": return .center
    case "right": return .right
    case "left": return .left
    default: return leading
    }
  }
}

extension SVGWriter {
  /// Lines below each other, the first at the top unless there is more room than they need.
  mutating func lines(
    _ lines: [String], in frame: Frame, _ side: Side, _ style: TextStyle, isCentered: Bool = true
  ) {
    let slack = max(frame.height - style.lineHeight * Double(lines.count), 0)
    var line = frame
    line.height = style.lineHeight
    if isCentered { line.y += slack / 2 }
    for text in lines {
      self.text(text, in: line, side, style)
      line.y += style.lineHeight
    }
  }
}

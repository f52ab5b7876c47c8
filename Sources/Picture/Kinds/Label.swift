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
      writer.text(label.text, in: frame, screen.side(ofText: node), style)
      return
    }
    let fitting = max(Int((frame.height + 0.5) / style.lineHeight), 1)
    let limit = label.numberOfLines > 0 ? min(label.numberOfLines, fitting) : fitting
    var lines: [String] = []
    var filled: Set<Int> = []
    if label.textAlignment == .justified {
      // All lines of a paragraph but its last one fill the width.
      for part in label.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      where lines.count < limit {
        let first = lines.count
        lines += style.wrapped(String(part), in: frame.width, limit: limit - first)
        filled.formUnion(first..<max(lines.count - 1, first))
      }
    } else {
      lines = style.wrapped(label.text, in: frame.width, limit: limit)
    }
    writer.lines(
      lines, in: frame, screen.side(ofText: node), style, filled: filled)
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
  /// Where a text stands in its room.
  func side(ofText node: Int) -> Side {
    switch self.node(node).textSide {
    case .left: .left
    case .center: .center
    case .right: .right
    case nil: leading
    }
  }
}

extension SVGWriter {
  /// A line as wide as its frame: more space between its words, or between its letters where it has but one word.
  private mutating func text(
    filling frame: Frame, with text: String, _ side: Side, _ style: TextStyle
  ) {
    let line = text.trimmingSpaces
    let slack = max(frame.width - style.width(line), 0)
    var style = style
    let spaces = line.count { $0 == " " }
    if spaces > 0 {
      style.wordSpacing = slack / Double(spaces)
    } else if line.count > 1 {
      style.letterSpacing = slack / Double(line.count - 1)
    }
    self.text(
      line, x: frame.x, y: frame.midY + 0.35 * style.size, width: frame.width, side, style)
  }

  /// Lines below each other, the first at the top unless there is more room than they need.
  mutating func lines(
    _ lines: [String], in frame: Frame, _ side: Side, _ style: TextStyle, isCentered: Bool = true,
    filled: Set<Int> = []
  ) {
    let slack = max(frame.height - style.lineHeight * Double(lines.count), 0)
    var line = frame
    line.height = style.lineHeight
    if isCentered { line.y += slack / 2 }
    for (number, text) in lines.enumerated() {
      if filled.contains(number) {
        self.text(filling: line, with: text, side, style)
      } else {
        self.text(text, in: line, side, style)
      }
      line.y += style.lineHeight
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}

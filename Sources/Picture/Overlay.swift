import CtlLayout

/// Something about a screen that is drawn over its picture: one value in a file of its own.
public struct Overlay: Sendable {
  public let name: String
  /// Whether it shows what VoiceOver speaks.
  public let needsSpeech: Bool
  let draw: @Sendable (DeviceScreen, inout SVGWriter) -> Void

  init(
    name: String, needsSpeech: Bool = false,
    draw: @escaping @Sendable (DeviceScreen, inout SVGWriter) -> Void
  ) {
    self.name = name
    self.needsSpeech = needsSpeech
    self.draw = draw
  }

  public static let all: [Overlay] = [.frames, .targets, .accessibility, .layout]

  static let good = Color(40, 167, 69)
  static let bad = Color(255, 59, 48)
  static let guide = Color(255, 0, 160)
}

extension SVGWriter {
  /// A small text on a plate, with its middle or its beginning at a point.
  mutating func note(
    _ text: String, x: Double, y: Double, in screen: Frame, _ color: Color, isCentered: Bool = true
  ) {
    let style = TextStyle(Color(255, 255, 255), size: 9)
    let width = min(style.width(text) + 6, screen.width)
    let start = isCentered ? x - width / 2 : x
    let plate = Frame(
      x: min(max(start, screen.x), screen.maxX - width),
      y: min(max(y - 6, screen.y), screen.maxY - 12), width: width, height: 12)
    rect(plate, radius: 3, .fill(color))
    self.text(text, in: plate.inset(3), .center, style)
  }
}

import CtlLayout

// Shapes that several kinds share.

extension SVGWriter {
  /// A line as thin as the screen draws one.
  mutating func hairline(_ x: Double, _ y: Double, _ width: Double, _ color: Color) {
    rect(Frame(x: x, y: y, width: width, height: 0.5), .fill(color))
  }

  /// A round white thumb with its shadow; both lie in the frame.
  mutating func thumb(in frame: Frame, _ color: Color) {
    let radius = min(frame.width, frame.height) / 2 - 1.5
    guard radius > 2 else { return }
    let black = Color(0, 0, 0)
    for (grow, drop, opacity) in [(1.5, 0.0, 0.04), (1.0, 0.5, 0.05), (0.5, 1.0, 0.1)] {
      circle(frame.midX, frame.midY + drop, radius: radius + grow, .fill(black.opacity(opacity)))
    }
    circle(frame.midX, frame.midY, radius: radius, .fill(color))
  }

  /// The twelve petals of work in progress, the brightest in front. Those that turn are a group of
  /// their own, which a page can turn.
  mutating func spinner(in frame: Frame, _ color: Color, turns: Bool = false) {
    if turns { beginGroup([("data-turns", "")]) }
    defer { if turns { endGroup() } }
    let side = min(frame.width, frame.height)
    // The sine of each twelfth of a turn, so that every machine writes the same.
    let sines = [0, 0.5, 0.8660254, 1, 0.8660254, 0.5, 0, -0.5, -0.8660254, -1, -0.8660254, -0.5]
    for petal in 0..<12 {
      let (sine, cosine) = (sines[petal], sines[(petal + 3) % 12])
      let (inner, outer, half) = (side * 0.24, side * 0.47, side * 0.035)
      func point(_ radius: Double, _ side: Double) -> (x: Double, y: Double) {
        (
          frame.midX + radius * sine + side * cosine, frame.midY - radius * cosine + side * sine
        )
      }
      polygon(
        [point(inner, -half), point(outer, -half), point(outer, half), point(inner, half)],
        .fill(color.opacity(0.25 + 0.75 * Double(petal) / 11)))
    }
  }

  /// A sign in a circle, as the system draws its small buttons.
  mutating func circled(
    _ symbol: Symbol, in frame: Frame, _ color: Color, isHighlighted: Bool
  ) {
    let color = isHighlighted ? color.opacity(0.3) : color
    circle(frame.midX, frame.midY, radius: min(frame.width, frame.height) / 2, .stroke(color))
    self.symbol(symbol, in: frame.square(min(frame.width, frame.height) * 0.72), color)
  }

  /// The thin bar where the next character goes.
  mutating func cursor(x: Double, in frame: Frame, _ color: Color, height: Double) {
    rect(
      Frame(
        x: min(max(x, frame.x), frame.maxX - 2), y: frame.midY - height / 2, width: 2,
        height: height), radius: 1, .fill(color))
  }
}

import CtlChecker

/// The contrast of two colours as defined by the Web Content Accessibility Guidelines: from 1 (the
/// same) to 21 (black on white).
enum Contrast {
  /// The worst of the looks of a device, with the look; nil where something shines through.
  static func least(_ text: Color, on background: Color) -> (ratio: Double, look: Look)? {
    least(text, on: [background]).map { ($0.ratio, $0.look) }
  }

  /// The same over several layers, the uppermost first, with what they look like together.
  static func least(
    _ text: Color, on layers: [Color]
  ) -> (ratio: Double, look: Look, background: Color)? {
    let isAdaptive = text.inRuntime.isAdaptive || layers.contains(where: \.inRuntime.isAdaptive)
    let looks = isAdaptive ? Look.allCases : [Look()]
    return looks.compactMap { look in
      guard let lowest = layers.last?.resolved(in: look), lowest.alpha == 255 else { return nil }
      let background = layers.dropLast().reversed().reduce(lowest) {
        blend($1.resolved(in: look), over: $0)
      }
      return (ratio(text.resolved(in: look), on: background), look, background)
    }.min { $0.ratio < $1.ratio }
  }

  private static func blend(_ color: Color, over background: Color) -> Color {
    let alpha = Double(color.alpha) / 255
    func channel(_ value: UInt8, _ behind: UInt8) -> UInt8 {
      UInt8((Double(value) * alpha + Double(behind) * (1 - alpha)).rounded())
    }
    return Color(
      channel(color.red, background.red), channel(color.green, background.green),
      channel(color.blue, background.blue))
  }

  static func ratio(_ text: Color, on background: Color) -> Double {
    let first = luminance(text, over: background)
    let second = luminance(background, over: background)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: Color, over background: Color) -> Double {
    let alpha = Double(color.alpha) / 255
    func channel(_ value: UInt8, _ behind: UInt8) -> Double {
      linear((Double(value) * alpha + Double(behind) * (1 - alpha)) / 255)
    }
    return 0.2126 * channel(color.red, background.red)
      + 0.7152 * channel(color.green, background.green)
      + 0.0722 * channel(color.blue, background.blue)
  }

  /// Removes the gamma of sRGB.
  private static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power 2.4 is the square times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }

  /// Of a number from 0 to 1, by Newton's method from above.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 {
      let square = root * root
      root = (4 * root + value / (square * square)) / 5
    }
    return root
  }
}

import CtlCatalogue
import CtlChecker

/// The look of a cell besides its character. Without colours only the characters are written.
public struct Style: Sendable, Hashable {
  /// Nil means the color of text on the background there.
  public var foreground: Color?
  /// Nil keeps the background.
  public var background: Color?
  public var isBold = false
  public var isItalic = false
  public var isUnderlined = false
  /// Characters and background are exchanged; visible without colours too.
  public var isReversed = false

  public init(_ foreground: Color? = nil, on background: Color? = nil, isBold: Bool = false) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
  }
}

/// The colors of a page without colors in the file.
package struct Palette: Sendable {
  package var page, text, secondary, tertiary, separator, cell, bar, tint: Color

  package static let light = Palette(
    page: Color(.grouped, isDark: false), text: Color(0, 0, 0), secondary: Color(109, 109, 114),
    tertiary: Color(174, 174, 178), separator: Color(200, 199, 204),
    cell: Color(.cell, isDark: false),
    bar: Color(247, 247, 247), tint: Color(0, 122, 255))
  package static let dark = Palette(
    page: Color(.grouped, isDark: true), text: Color(255, 255, 255),
    secondary: Color(152, 152, 157),
    tertiary: Color(99, 99, 102), separator: Color(56, 56, 58), cell: Color(.cell, isDark: true),
    bar: Color(22, 22, 24), tint: Color(10, 132, 255))

  /// A readable text color for a background.
  package func ink(on background: Color) -> Color {
    background.luminance > 0.5 ? Palette.light.text : Palette.dark.text
  }
}

extension Color {
  /// 0 for black, 1 for white; by the visible brightness of the channels.
  package var luminance: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// This color below a translucent one.
  package func mixed(with color: Color, _ opacity: Double) -> Color {
    func mix(_ low: UInt8, _ high: UInt8) -> UInt8 {
      UInt8(clamping: Int(saturating: Double(low) * (1 - opacity) + Double(high) * opacity))
    }
    return Color(mix(red, color.red), mix(green, color.green), mix(blue, color.blue))
  }

  /// The number of the nearest of the 6×6×6 colors or the grays of a terminal with 256.
  var indexed: Int {
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let (r, g, b) = (level(red), level(green), level(blue))
    if r == g, g == b, red != green || green != blue || red % 40 != 15 {
      let gray = (Int(red) + Int(green) + Int(blue)) / 3
      if gray > 238 { return 231 }
      return gray < 4 ? 16 : 232 + min(max((gray - 3) / 10, 0), 23)
    }
    return 16 + 36 * r + 6 * g + b
  }

  /// The nearest of the 16 colors: 0–7, and 8–15 for the bright ones.
  var sixteen: Int {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    if most - least < 48 {
      return luminance > 0.85 ? 15 : luminance > 0.55 ? 7 : luminance > 0.2 ? 8 : 0
    }
    let middle = (Int(most) + Int(least)) / 2
    func bit(_ value: UInt8, _ place: Int) -> Int { Int(value) > middle ? 1 << place : 0 }
    return (bit(red, 0) | bit(green, 1) | bit(blue, 2)) + (most > 180 ? 8 : 0)
  }
}

extension RenderOptions.ColorDepth {
  /// The escape sequence that sets a style after a reset; empty without colors.
  func sequence(_ style: Style) -> String {
    guard self != .none else { return style.isReversed ? "\u{1B}[7m" : "" }
    var codes: [String] = []
    if style.isBold { codes.append("1") }
    if style.isItalic { codes.append("3") }
    if style.isUnderlined { codes.append("4") }
    if style.isReversed { codes.append("7") }
    if let color = style.foreground { codes.append(code(color, 38, 30, 90)) }
    if let color = style.background { codes.append(code(color, 48, 40, 100)) }
    return codes.isEmpty ? "" : "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private func code(_ color: Color, _ extended: Int, _ normal: Int, _ bright: Int) -> String {
    switch self {
    case .none: return ""
    case .sixteen:
      let number = color.sixteen
      return String(number < 8 ? normal + number : bright + number - 8)
    case .indexed: return "\(extended);5;\(color.indexed)"
    case .full: return "\(extended);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}

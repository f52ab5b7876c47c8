/// A color of four bytes, so that every value is a color. It may be another one in the dark and where
/// people asked for more contrast; the bytes are those of the light look.
public struct Color: Sendable, Hashable {
  /// 0...255.
  public var red: UInt8
  /// 0...255.
  public var green: UInt8
  /// 0...255.
  public var blue: UInt8
  /// 255 is opaque.
  public var alpha: UInt8
  /// The other looks; nil when all are the same.
  private var others: Others?

  private struct Others: Sendable, Hashable {
    var dark, highContrast, darkHighContrast: UInt32
  }

  /// Components from 0 to 255; opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// `Color(0xFF9500)`; bits above the 24 of the color are ignored.
  public init(_ rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// A color that follows the look of the device. Of each color only the look that it is for counts, so
  /// that `highContrast` may be one with a light and a dark look itself.
  public init(light: Color, dark: Color, highContrast: Color? = nil) {
    self.init(packed: light.packed)
    let others = Others(
      dark: dark.packed(isDark: true),
      highContrast: (highContrast ?? light).packed(hasContrast: true),
      darkHighContrast: (highContrast ?? dark).packed(isDark: true, hasContrast: true))
    let looks = [others.dark, others.highContrast, others.darkHighContrast]
    self.others = looks.allSatisfy { $0 == packed } ? nil : others
  }

  private init(packed: UInt32) {
    self.init(packed >> 8, alpha: UInt8(truncatingIfNeeded: packed))
  }

  private var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  private func packed(isDark: Bool = false, hasContrast: Bool = false) -> UInt32 {
    guard let others else { return packed }
    switch (isDark, hasContrast) {
    case (false, false): return packed
    case (true, false): return others.dark
    case (false, true): return others.highContrast
    case (true, true): return others.darkHighContrast
    }
  }

  /// Whether it is not the same in every look.
  public var isAdaptive: Bool { others != nil }

  /// The color of one look.
  public func resolved(isDark: Bool, hasContrast: Bool = false) -> Color {
    others == nil ? self : Color(packed: packed(isDark: isDark, hasContrast: hasContrast))
  }

  /// Reads `#RGB`, `#RRGGBB` and `#RRGGBBAA`, and two or four of them with `/` between for a color that
  /// follows the look; nil for anything else.
  public init?(hex: String) {
    let looks = hex.split(separator: "/", omittingEmptySubsequences: false).map {
      Color(digits: String($0))
    }
    guard let first = looks[0], !looks.contains(nil) else { return nil }
    switch looks.count {
    case 1: self = first
    case 2: self.init(light: first, dark: looks[1] ?? first)
    case 4:
      self.init(
        light: first, dark: looks[1] ?? first,
        highContrast: Color(light: looks[2] ?? first, dark: looks[3] ?? first))
    default: return nil
    }
  }

  private init?(digits hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), [3, 6, 8].contains(digits.count) else { return nil }
    var nibbles: [UInt8] = []
    for digit in digits {
      guard let nibble = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      nibbles += Array(repeating: UInt8(nibble), count: digits.count == 3 ? 2 : 1)
    }
    let bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
  }

  /// The same color with its own opacity times 0...1.
  public func opacity(_ opacity: Double) -> Color {
    func faded(_ packed: UInt32) -> UInt32 {
      packed & ~255 | UInt32(Double(packed & 255) * clamp(opacity, 0, 1) + 0.5)
    }
    var color = Color(packed: faded(packed))
    color.others = others.map {
      Others(
        dark: faded($0.dark), highContrast: faded($0.highContrast),
        darkHighContrast: faded($0.darkHighContrast))
    }
    return color
  }

  /// Whether the background shows through.
  public var isTranslucent: Bool { alpha < 255 }

  /// `#000000`.
  public static let black = Color(0x000000)
  /// `#FFFFFF`.
  public static let white = Color(0xFFFFFF)
  /// `#8E8E93`, the gray of the system.
  public static let gray = Color(0x8E8E93)
  /// `#FF3B30`, in the dark `#FF453A`: the red of the system, of what deletes something.
  public static let systemRed = Color(light: Color(0xFF3B30), dark: Color(0xFF453A))
  /// The tint at the root of a tree that sets none.
  public static let systemTint = Color(0x007AFF)
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` when translucent; of one that follows the look those of the light and the
  /// dark, and of both with more contrast when these differ.
  public var description: String {
    guard let others else { return digits }
    let hasContrast = others.highContrast != packed || others.darkHighContrast != others.dark
    let looks =
      hasContrast ? [others.dark, others.highContrast, others.darkHighContrast] : [others.dark]
    return ([self] + looks.map { Color(packed: $0) }).map(\.digits).joined(separator: "/")
  }

  private var digits: String {
    let bytes = isTranslucent ? [red, green, blue, alpha] : [red, green, blue]
    return bytes.reduce(into: "#") { text, byte in
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension Color: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decodeText(decoder, "a color such as #FF9500") { Color(hex: $0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

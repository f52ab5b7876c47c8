/// A color of four bytes, so that every value is a color.
public struct Color: Sendable, Hashable {
  /// 0...255.
  public var red: UInt8
  /// 0...255.
  public var green: UInt8
  /// 0...255.
  public var blue: UInt8
  /// 255 is opaque.
  public var alpha: UInt8

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

  /// Reads `#RGB`, `#RRGGBB` and `#RRGGBBAA`; nil for anything else.
  public init?(hex: String) {
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
    var color = self
    color.alpha = UInt8(Double(alpha) * clamp(opacity, 0, 1) + 0.5)
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
  /// The tint at the root of a tree that sets none.
  public static let systemTint = Color(0x007AFF)
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` when translucent.
  public var description: String {
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

/// Texts in documents of angle brackets: XML, SVG and HTML.
public enum Markup {
  /// Appends a text as it stands between tags and between the quotes of an attribute. Characters that
  /// no XML may have become U+FFFD.
  /// - Parameter keepsBreaks: Whether line breaks and tabs stay; in an attribute XML would take them
  ///   for spaces.
  public static func escape(
    _ text: some StringProtocol, keepsBreaks: Bool = true, to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case 0x09, 0x0A, 0x0D:
        if keepsBreaks { bytes.append(byte) } else { bytes += "&#\(byte);".utf8 }
      case 0..<0x20: bytes += replacement
      default:
        bytes.append(byte)
        // U+FFFE and U+FFFF.
        if byte >= 0xBE, bytes.count - start >= 3, bytes[bytes.count - 2] == 0xBF,
          bytes[bytes.count - 3] == 0xEF
        {
          bytes.removeLast(3)
          bytes += replacement
        }
      }
    }
  }

  public static func escaped(_ text: some StringProtocol, keepsBreaks: Bool = true) -> String {
    var bytes: [UInt8] = []
    escape(text, keepsBreaks: keepsBreaks, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
}

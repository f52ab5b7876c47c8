import CtlText
import CtlWorkspace

/// The address of a document: as the client spells it, and its path.
public struct DocumentURI: Sendable, Hashable {
  /// As it came; the client recognizes this form.
  public let text: String
  /// The normalized path of a `file:` address. For any other address, such as that of a text that
  /// was never saved, the address itself.
  public let path: String

  public init(_ text: String) {
    self.text = text
    path = Self.filePath(text) ?? FilePath.normalized(text)
  }

  /// The address of a file.
  public init(path: String) {
    self.path = path
    text = path.hasPrefix("/") ? "file://" + Self.encoded(path) : path
  }

  public var isFile: Bool { path.hasPrefix("/") }

  /// The same file in different spellings is the same document.
  public static func == (first: DocumentURI, second: DocumentURI) -> Bool {
    first.path == second.path
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private static func filePath(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count > 5, String(decoding: bytes[..<5], as: UTF8.self).lowercased() == "file:"
    else { return nil }
    var rest = bytes[5...]
    if rest.starts(with: "//".utf8) {
      // The name of a machine, nearly always empty, ends at the next slash.
      guard let slash = rest.dropFirst(2).firstIndex(of: UInt8(ascii: "/")) else { return nil }
      rest = rest[slash...]
    }
    // A query or a fragment is not part of the file.
    if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      rest = rest[..<end]
    }
    let path = decoded(rest)
    guard path.hasPrefix("/"), !path.contains("\0") else { return nil }
    return FilePath.normalized(path)
  }

  /// A part of an address without its escapes.
  static func decoded(_ text: some StringProtocol) -> String { decoded(Array(text.utf8)[...]) }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// Escapes every character except those without a special meaning in RFC 3986.
  private static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

/// A table of strings as Xcode writes it for a document: `"abc-12-def.text" = "Volume";`.
public struct StringsTable: Sendable, Equatable {
  public private(set) var entries: [(key: String, text: String)] = []
  /// Whether everything in the file could be read.
  public private(set) var isComplete = true

  private let scalars: [Unicode.Scalar]
  private var index = 0

  public static func == (first: StringsTable, second: StringsTable) -> Bool {
    first.entries.elementsEqual(second.entries, by: ==) && first.isComplete == second.isComplete
  }

  /// Reads a file in UTF-8, or in UTF-16 with a mark of its order of bytes.
  public init(_ bytes: [UInt8]) {
    scalars = Array(StringsTable.text(bytes).unicodeScalars)
    while true {
      skip()
      guard index < scalars.count else { return }
      guard let key = string(), take("="), let text = string(), take(";") else {
        isComplete = false
        return
      }
      entries.append((key, text))
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else {
      return String(
        decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isBig ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Reading

  private func starts(_ text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  /// Skips spaces and comments.
  private mutating func skip() {
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        index += 1
      } else if starts("//") {
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
      } else if starts("/*") {
        index += 2
        while index < scalars.count, !starts("*/") { index += 1 }
        index = min(index + 2, scalars.count)
      } else {
        return
      }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skip()
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  /// A text in quotes, or a word without them.
  private mutating func string() -> String? {
    skip()
    guard index < scalars.count else { return nil }
    guard scalars[index] == "\"" else { return word() }
    index += 1
    var result = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\"" { return String(result) }
      result.append(scalar == "\\" ? escaped() : scalar)
    }
    return nil
  }

  private mutating func word() -> String? {
    var result = String.UnicodeScalarView()
    while index < scalars.count,
      scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil
        || "._-$".unicodeScalars.contains(scalars[index])
    {
      result.append(scalars[index])
      index += 1
    }
    return result.isEmpty ? nil : String(result)
  }

  /// The character after a backslash: `\n`, `\U00e9`, else itself.
  private mutating func escaped() -> Unicode.Scalar {
    guard index < scalars.count else { return "\\" }
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "U", "u":
      let digits = String(String.UnicodeScalarView(scalars[index...].prefix(4)))
      guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16),
        let result = Unicode.Scalar(value)
      else { return scalar }
      index += 4
      return result
    default: return scalar
    }
  }
}

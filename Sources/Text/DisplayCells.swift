/// What a terminal draws as one unit: a grapheme cluster, a control character, or a byte that is
/// not UTF-8.
public struct DisplayCell: Sendable {
  /// The range of its bytes.
  public let range: Range<Int>
  /// The columns it takes when it is drawn, through its replacement if it has one.
  public let columns: Int
  /// What to draw instead of bytes that would move the cursor, reorder the line or hide; nil when
  /// the bytes can be drawn as they are.
  public let replacement: String?
}

/// The cells of a text in UTF-8, in order; they cover every byte. Linear in the bytes.
///
/// A control character becomes its picture (`␛`), a format character its escape (`\u{202E}`), and
/// bytes that are not UTF-8 become U+FFFD: nothing in a text can act on the terminal.
public struct DisplayCells: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// Text that is not plain ASCII, decoded to be split in clusters.
  private var run = ""
  private var runIndex = "".endIndex

  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  public mutating func next() -> DisplayCell? {
    if runIndex < run.endIndex { return nextOfRun() }
    guard position < bytes.endIndex else { return nil }
    let start = position
    let byte = bytes[start]
    if byte < 0x20 || byte == 0x7F {
      position += 1
      return DisplayCell(
        range: start..<position, columns: 1, replacement: Unicode.Scalar(byte).neutralised)
    }
    if let simple = simpleScalar(at: start), isBoundary(start + simple.length) {
      position += simple.length
      return DisplayCell(range: start..<position, columns: simple.columns, replacement: nil)
    }
    // A mark may follow an ASCII letter, so the letter belongs to the run.
    var end = byte < 0x80 ? start + 1 : start
    while end < bytes.endIndex, bytes[end] >= 0x80 {
      let length = UTF8Sequence.length(in: bytes, at: end)
      if length == 0 { break }
      end += length
    }
    if end == start {
      position += 1
      return DisplayCell(range: start..<position, columns: 1, replacement: "\u{FFFD}")
    }
    run = String(decoding: bytes[start..<end], as: UTF8.self)
    runIndex = run.startIndex
    return nextOfRun()
  }

  /// A printable ASCII character or one of the common wide characters that join nothing: the bulk
  /// of all text, which needs no tables.
  private func simpleScalar(at index: Int) -> (length: Int, columns: Int)? {
    let byte = bytes[index]
    if byte < 0x80 { return byte >= 0x20 && byte != 0x7F ? (1, 1) : nil }
    guard byte >= 0xE3, byte <= 0xEF, UTF8Sequence.length(in: bytes, at: index) == 3 else {
      return nil
    }
    let value =
      UInt32(byte & 0xF) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    switch value {
    // Punctuation, kana, ideographs, full-width ASCII.
    case 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xFF01...0xFF60:
      return (3, 2)
    default: return nil
    }
  }

  /// Whether a cell surely begins at an index.
  private func isBoundary(_ index: Int) -> Bool {
    index >= bytes.endIndex || bytes[index] < 0x80 || simpleScalar(at: index) != nil
  }

  private mutating func nextOfRun() -> DisplayCell {
    let character = run[runIndex]
    runIndex = run.index(after: runIndex)
    let start = position
    position += character.utf8.count
    if let replacement = character.replacement {
      return DisplayCell(
        range: start..<position, columns: replacement.displayWidth, replacement: replacement)
    }
    return DisplayCell(
      range: start..<position, columns: character.displayWidth, replacement: nil)
  }
}

extension String {
  /// Whether nothing in the text can move the cursor, reorder the line or hide.
  public var isTerminalSafe: Bool {
    if unicodeScalars.allSatisfy({ $0.isPlain }) { return true }
    return allSatisfy { $0.replacement == nil }
  }

  /// The text without the marks that give what is beside them a direction, as the formats of Arabic
  /// have them: a drawing knows its direction, and they reorder nothing else.
  public var withoutDirectionMarks: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let marks: Set<UInt32> = [0x200E, 0x200F, 0x061C]
    guard unicodeScalars.contains(where: { marks.contains($0.value) }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !marks.contains($0.value) }))
  }

  /// The text with control and format characters turned into visible ones; line feeds may be kept, and
  /// the marks of direction where what shows the text orders it.
  public func neutralised(
    keepingNewlines: Bool = false, keepingDirectionMarks: Bool = false
  ) -> String {
    var text = self
    let isPlainASCII = text.withUTF8 { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
    if isPlainASCII || unicodeScalars.allSatisfy(\.isPlain) { return self }
    var result = ""
    for character in self {
      if keepingNewlines, character == "\n" || character == "\r\n" {
        result += "\n"
      } else if keepingDirectionMarks, String(character).withoutDirectionMarks.isEmpty {
        result.append(character)
      } else {
        result += character.replacement ?? String(character)
      }
    }
    return result
  }
}

extension Character {
  /// The cluster with unsafe scalars made visible; nil when all of it is safe.
  fileprivate var replacement: String? {
    let scalars = unicodeScalars
    if scalars.allSatisfy({ $0.isPlain }) { return nil }
    var result = ""
    var isSafe = true
    // Whether the scalar follows ASCII, or an escape, which is ASCII.
    var isOnASCII = true
    for scalar in scalars {
      let acts =
        switch scalar.value {
        // Joiners shape emoji and some scripts; after ASCII or alone they only hide.
        case 0x200C, 0x200D: isOnASCII
        // Tags spell the flags of regions after a black flag.
        case 0xE0020...0xE007F: scalars.first?.value != 0x1F3F4
        default: !scalar.isPlain
        }
      if acts {
        isSafe = false
        isOnASCII = true
        result += scalar.neutralised
      } else {
        // A mark that begins a text would be drawn on whatever is written before it.
        if result.isEmpty { isOnASCII = scalar.value < 0x80 || scalar.displayWidth == 0 }
        result.unicodeScalars.append(scalar)
      }
    }
    return isSafe ? nil : result
  }
}

extension Unicode.Scalar {
  /// Whether it is safe whatever is around it.
  fileprivate var isPlain: Bool {
    let value = value
    if value < 0x7F { return value >= 0x20 }
    if value < 0xA0 { return false }
    if (0x3000...0xDFFF).contains(value) { return true }
    if value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value) { return false }
    return !WidthTables.contains(WidthTables.format, value)
  }

  /// A visible replacement.
  fileprivate var neutralised: String {
    if value < 0x20, let picture = Unicode.Scalar(0x2400 + value) { return String(picture) }
    if value == 0x7F { return "\u{2421}" }
    return "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}

extension Character {
  /// Columns in a fixed-width display: 2 for East Asian wide characters and emoji, else 1.
  var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The width in columns: wide characters count 2, the others 1.
  public var displayColumns: Int { reduce(0) { $0 + $1.columns } }

  /// The text if it fits, else its start and end with `…` between them, like a button title that is
  /// too long. Never wider than `columns`; negative `columns` count as 0.
  public func truncated(toColumns columns: Int) -> String {
    guard displayColumns > columns else { return self }
    guard columns > 0 else { return "" }
    let tailRoom = (columns - 1) / 2
    let tail = reversed().fitting(tailRoom)
    let head = fitting(columns - 1 - tail.columns)
    return String(head.characters) + "…" + String(tail.characters.reversed())
  }
}

extension Sequence<Character> {
  /// As many characters from the start as fit.
  fileprivate func fitting(_ room: Int) -> (characters: [Character], columns: Int) {
    var result: (characters: [Character], columns: Int) = ([], 0)
    for character in self {
      guard result.columns + character.columns <= room else { break }
      result.characters.append(character)
      result.columns += character.columns
    }
    return result
  }
}

extension Double {
  /// `60%` for 0.6, rounded half up.
  var percentText: String { "\(Int(saturating: clamp(self, 0, 1) * 100 + 0.5))%" }
}

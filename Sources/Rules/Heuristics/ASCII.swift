// Nearly every text is ASCII, and looking up each character in the tables of Unicode is a hundred
// times as slow as looking at its byte. The heuristics use bytes where the result is the same.

extension StringProtocol {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether it has only white space.
  var isBlank: Bool {
    // A character that begins with a visible byte of ASCII is not a space.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The runs between white space.
  var fields: [Substring] {
    isASCII
      ? self[...].utf8.split(whereSeparator: \.isSpace).map(Substring.init)
      : split(whereSeparator: \.isWhitespace)
  }

  /// The runs of letters and digits, apostrophes included.
  var words: [Substring] { words(atMost: .max - 1) }

  /// The first of them.
  func words(atMost count: Int) -> [Substring] {
    let words =
      if isASCII {
        self[...].utf8.split(maxSplits: count) {
          !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: "'")
        }.map(Substring.init)
      } else {
        split(maxSplits: count) {
          !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}"
        }
      }
    // The last is the rest of the text.
    return Array(words.prefix(count))
  }
}

extension String {
  /// Whether some letters stand in it, small ones of ASCII, whatever their case is here.
  func hasLetters(_ letters: String) -> Bool {
    var (text, letters) = (self, letters)
    return text.withUTF8 { text in
      letters.withUTF8 { letters in
        text.count >= letters.count
          && (0...text.count - letters.count).contains { start in
            letters.indices.allSatisfy { text[start + $0] | 0x20 == letters[$0] }
          }
      }
    }
  }
}

/// A byte of ASCII as a character.
extension UInt8 {
  var isUppercase: Bool { (0x41...0x5A).contains(self) }
  var isLowercase: Bool { (0x61...0x7A).contains(self) }
  var isLetter: Bool { (self | 0x20).isLowercase }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

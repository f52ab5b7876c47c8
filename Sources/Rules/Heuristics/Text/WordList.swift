/// Lower-case words that heuristics look for. A word is found as a whole, in any case; Chinese has
/// no spaces, so words that are not ASCII may be anywhere in a text.
struct WordList: Sendable, ExpressibleByArrayLiteral {
  let words: [String]
  /// Positions in `words` by the hash of their bytes, or -1; a power of two.
  private var slots: [Int32]
  /// The positions of those that are not ASCII.
  private let others: [Int]
  /// The letters of those that are ASCII.
  private let letters: [LetterSet]

  init(_ words: [String]) {
    self.words = words
    others = words.indices.filter { !words[$0].isASCII }
    letters = words.filter(\.isASCII).map(LetterSet.init)
    var capacity = 8
    while capacity < words.count * 2 { capacity *= 2 }
    slots = Array(repeating: -1, count: capacity)
    for (index, word) in words.enumerated() {
      var slot = Array(word.utf8).withUnsafeBufferPointer(Self.hash) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(index)
    }
  }

  init(arrayLiteral words: String...) { self.init(words) }

  /// Words with one space between two of them.
  init(spaced text: String) {
    self.init(text.utf8.split(separator: 0x20).map { String(Substring($0)) })
  }

  /// The position of a word; nil if it is not in the list.
  func position(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(word) & (slots.count - 1)
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if isEqual(word, words[position]) { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The position of a range of a text.
  func position(of range: Range<Int>, in text: ScannedText) -> Int? {
    let word = UnsafeBufferPointer(rebasing: text.bytes[range])
    if text.isASCII || word.allSatisfy({ $0 < 0x80 }) { return position(of: word) }
    // Some letters have a lower case in ASCII.
    var lowered = text.string(range).lowercased()
    return lowered.withUTF8(position)
  }

  /// False when a text surely has none of the words, which settles nearly every text.
  func mayBe(in text: String) -> Bool {
    let found = LetterSet(text)
    return found.isUncertain || letters.contains { $0.isSubset(of: found) }
  }

  func contains(_ word: some StringProtocol) -> Bool {
    var word = String(word)
    return word.withUTF8 { position(of: $0) != nil }
  }

  func contains(_ range: Range<Int>, in text: ScannedText) -> Bool {
    position(of: range, in: text) != nil
  }

  /// The positions of the words that are not ASCII and are anywhere in a text.
  func others(in text: ScannedText) -> [Int] {
    if text.isASCII || others.isEmpty { return [] }
    return others.filter { other in
      let word = words[other].utf8
      return text.bytes.indices.contains { text.bytes[$0] >= 0xC0 && text.has(word, at: $0) }
    }
  }

  private func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ own: String) -> Bool {
    own.utf8.count == word.count && zip(own.utf8, word).allSatisfy { $0 == $1.lowercased }
  }

  /// FNV-1a over the letters in lower case.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte.lowercased)) &* 16_777_619 }
    return Int(hash)
  }
}

/// Which ASCII letters a text has, in any case.
private struct LetterSet {
  private var bits: UInt32 = 0
  /// Whether there are letters outside ASCII, whose lower case may be anything.
  private(set) var isUncertain = false

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var all: UInt8 = 0
      for byte in bytes {
        all |= byte
        // Other characters share the bits of some letters.
        bits |= 1 << UInt32(byte & 31)
      }
      isUncertain = all >= 0x80
    }
  }

  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}

/// Lower-case words that heuristics look for. A word is found as a whole, in any case; Chinese has
/// no spaces, so words that are not ASCII may be anywhere in a text.
struct WordList: Sendable, ExpressibleByArrayLiteral {
  /// The words one after another, and where each ends: making a string of each would take longer at
  /// every start than all that is looked up.
  private let bytes: [UInt8]
  private let ends: [Int]
  /// The bytes between two words.
  private let gap: Int
  /// Positions of words by the hash of their bytes, or -1; a power of two.
  private let slots: [Int32]
  /// The positions of those that are not ASCII.
  private let others: [Int]
  /// The letters of those that are ASCII.
  private let letters: [LetterSet]

  init(_ words: [String]) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for word in words {
      bytes += word.utf8
      ends.append(bytes.count)
    }
    self.init(bytes, ends, gap: 0)
  }

  init(arrayLiteral words: String...) { self.init(words) }

  /// Words with one space between two of them.
  init(spaced text: String) {
    let bytes = Array(text.utf8)
    var ends: [Int] = []
    ends.reserveCapacity(bytes.count / 4)
    for index in bytes.indices where bytes[index] == 0x20 { ends.append(index) }
    ends.append(bytes.count)
    self.init(bytes, ends, gap: 1)
  }

  private init(_ bytes: [UInt8], _ ends: [Int], gap: Int) {
    self.bytes = bytes
    self.ends = ends
    self.gap = gap
    var capacity = 8
    while capacity < ends.count * 2 { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    var (letters, others): ([LetterSet], [Int]) = ([], [])
    letters.reserveCapacity(ends.count)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for (index, end) in ends.enumerated() {
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        let found = LetterSet(word)
        if found.isASCII { letters.append(found) } else { others.append(index) }
        var slot = Self.hash(word) & (capacity - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
        slots[slot] = Int32(index)
        start = end + gap
      }
    }
    (self.slots, self.letters, self.others) = (slots, letters, others)
  }

  var words: [String] { ends.indices.map(word) }

  func word(_ position: Int) -> String {
    String(decoding: bytes[range(of: position)], as: UTF8.self)
  }

  private func range(of position: Int) -> Range<Int> {
    (position > 0 ? ends[position - 1] + gap : 0)..<ends[position]
  }

  /// The position of a word; nil if it is not in the list.
  func position(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(word) & (slots.count - 1)
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if isEqual(word, position) { return position }
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
    var text = text
    return text.withUTF8 { text in
      let found = LetterSet(text)
      if letters.contains(where: { $0.isSubset(of: found) }) { return true }
      return !found.isASCII
        && (LetterSet.hasOthers(text) || others.contains { mayBe($0, in: text, found) })
    }
  }

  /// The same for a word that is not ASCII. Chinese characters have no case.
  private func mayBe(
    _ other: Int, in text: UnsafeBufferPointer<UInt8>, _ found: LetterSet
  ) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let word = UnsafeBufferPointer(rebasing: bytes[range(of: other)])
      guard let first = word.first, (0xE4...0xE9).contains(first) else {
        return LetterSet(word).isSubset(of: found)
      }
      return text.indices.contains { start in
        text[start] == first && text[start...].prefix(3).elementsEqual(word.prefix(3))
      }
    }
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
      let word = bytes[range(of: other)]
      return text.bytes.indices.contains { text.bytes[$0] >= 0xC0 && text.has(word, at: $0) }
    }
  }

  private func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
    let range = range(of: position)
    return range.count == word.count
      && word.indices.allSatisfy { bytes[range.lowerBound + $0] == word[$0].lowercased }
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
  private(set) var isASCII = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if byte < 0x80 {
        // Other characters share the bits of some letters.
        bits |= 1 << UInt32(byte & 31)
      } else {
        isASCII = false
      }
    }
  }

  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }

  /// Whether a text has a letter that is not ASCII and has a lower case that is: `İ`, the sign of Kelvin.
  static func hasOthers(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.dropFirst().contains { index in
      bytes[index - 1] == 0xC4 && bytes[index] == 0xB0
        || bytes[index - 1] == 0x84 && bytes[index] == 0xAA
    }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}

/// A text as bytes of UTF-8 with the class of each of its characters, made once for all questions
/// of a heuristic. Ranges count bytes. Valid only inside the closure that gets it.
struct ScannedText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// For each byte: the class of the character that begins there, else `.inner`.
  let classes: UnsafeBufferPointer<CharacterClass>
  let isASCII: Bool

  var range: Range<Int> { 0..<bytes.count }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Whether a character of some class begins in a range.
  func contains(_ wanted: CharacterClass, in range: Range<Int>) -> Bool {
    classes[range].contains { !$0.isDisjoint(with: wanted) }
  }

  func contains(_ wanted: CharacterClass) -> Bool { contains(wanted, in: range) }

  /// The beginning of the character after the one at an index.
  func index(after index: Int) -> Int {
    var next = index + 1
    while next < classes.count, classes[next] == .inner { next += 1 }
    return next
  }

  /// The runs between white space.
  var fields: Runs { Runs(self, range, of: .space, isInside: false) }

  /// The runs of letters and numbers, apostrophes included.
  var words: Runs { Runs(self, range, of: .wordPart, isInside: true) }

  /// A range without the punctuation around it.
  func core(of range: Range<Int>) -> Range<Int> {
    var runs = Runs(self, range, of: .alphanumeric, isInside: true)
    guard let first = runs.next() else { return range.lowerBound..<range.lowerBound }
    var end = range.upperBound
    while true {
      var start = end - 1
      while start > first.lowerBound, classes[start] == .inner { start -= 1 }
      if !classes[start].isDisjoint(with: .alphanumeric) { break }
      end = start
    }
    return first.lowerBound..<end
  }

  /// Whether there are certain bytes at an index.
  func has(_ other: some Collection<UInt8>, at index: Int) -> Bool {
    bytes.count - index >= other.count
      && zip(bytes[index...], other).allSatisfy { $0 == $1 }
  }

  /// The runs of characters that are in a set of classes, or of those that are not.
  struct Runs: Sequence, IteratorProtocol {
    private let classes: UnsafeBufferPointer<CharacterClass>
    private var rest: Range<Int>
    private let wanted: CharacterClass
    private let isInside: Bool

    init(_ text: ScannedText, _ range: Range<Int>, of wanted: CharacterClass, isInside: Bool) {
      classes = text.classes
      rest = range
      self.wanted = wanted
      self.isInside = isInside
    }

    mutating func next() -> Range<Int>? {
      var start = rest.lowerBound
      let end = rest.upperBound
      while start < end, classes[start] == .inner || isOutside(start) { start += 1 }
      guard start < end else {
        rest = end..<end
        return nil
      }
      var index = start + 1
      while index < end, classes[index] == .inner || !isOutside(index) { index += 1 }
      rest = index..<end
      return start..<index
    }

    private func isOutside(_ index: Int) -> Bool {
      classes[index].isDisjoint(with: wanted) == isInside
    }
  }
}

extension String {
  /// The text without the punctuation around it.
  var core: String { scanned { $0.string($0.core(of: $0.range)) } }

  /// Calls a body with the text and the classes of its characters.
  func scanned<Result>(_ body: (ScannedText) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: CharacterClass.self, capacity: bytes.count) { classes in
        let isASCII = classify(bytes, classes)
        return body(
          ScannedText(bytes: bytes, classes: UnsafeBufferPointer(classes), isASCII: isASCII))
      }
    }
  }
}

/// Fills in the classes; returns whether the text is ASCII.
private func classify(
  _ bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafeMutableBufferPointer<CharacterClass>
) -> Bool {
  let table = CharacterClass.ofASCII
  var isASCII = true
  var index = 0
  while index < bytes.count {
    if bytes[index] < 0x80, index + 1 == bytes.count || bytes[index + 1] < 0x80 {
      classes[index] = table[Int(bytes[index])]
      index += 1
      continue
    }
    isASCII = false
    // Between two ASCII characters there is surely a boundary, elsewhere perhaps.
    var end = index + 1
    while end < bytes.count, bytes[end] >= 0x80 || bytes[end - 1] >= 0x80 { end += 1 }
    let run = String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self)
    for character in run {
      classes[index] = CharacterClass(character)
      let next = min(index + character.utf8.count, end)
      while index + 1 < next {
        index += 1
        classes[index] = .inner
      }
      index += 1
    }
    index = end
  }
  return isASCII
}

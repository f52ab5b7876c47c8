/// The order in which people look for texts, that of Unicode's CLDR for all languages: small and capital letters
/// and letters with marks beside each other, numbers by their size, Chinese characters by their sound.
struct TextOrder {
  /// A character without what makes little difference.
  struct Letter {
    /// Its place among others; 0 for a mark.
    var place: UInt32
    /// What distinguishes it from others of the same place: a mark, or a capital.
    var variant: UInt32 = 0

    var isDigit: Bool { TextOrder.digits.contains(place) }
  }

  private var scalars: Substring.UnicodeScalarView.Iterator
  /// What follows of a character that stands for several, in reverse.
  private var rest: [Letter] = []

  init(_ text: Substring) { scalars = text.unicodeScalars.makeIterator() }

  static func comesBefore(_ first: String, _ second: String) -> Bool {
    let start = sharedStart(first, second)
    func rest(_ text: String) -> Substring {
      text[text.utf8.index(text.startIndex, offsetBy: start)...]
    }
    return differsEarly(first, second, from: start) ?? differs(rest(first), rest(second))
  }

  private static func differs(_ first: Substring, _ second: Substring) -> Bool {
    var (a, b) = (TextOrder(first), TextOrder(second))
    var (left, right) = (a.nextLetter(), b.nextLetter())
    while let one = left, let other = right {
      if one.isDigit, other.isDigit {
        if let isLess = isLessNumber(&left, &a, &right, &b) { return isLess }
        continue
      }
      if one.place != other.place { return one.place < other.place }
      (left, right) = (a.nextLetter(), b.nextLetter())
    }
    if (left == nil) != (right == nil) { return left == nil }
    return first != second && differsLess(first, second)
  }

  /// How many bytes at the start make no difference: what both have alike, up to a number or a character that is
  /// not of ASCII, which what follows may change.
  private static func sharedStart(_ first: String, _ second: String) -> Int {
    first.utf8.withContiguousStorageIfAvailable { first in
      second.utf8.withContiguousStorageIfAvailable { second in
        var end = 0
        while end < first.count, end < second.count, first[end] == second[end] { end += 1 }
        while end > 0, first[end - 1].isDigit || first[end - 1] >= 0x80 { end -= 1 }
        return end
      } ?? 0
    } ?? 0
  }

  /// Which of two texts comes first where ASCII decides, as it nearly always does; nil where it does not.
  private static func differsEarly(_ first: String, _ second: String, from start: Int) -> Bool? {
    first.utf8.withContiguousStorageIfAvailable { first in
      second.utf8.withContiguousStorageIfAvailable { isBefore(first, $0, from: start) } ?? nil
    } ?? nil
  }

  private static func isBefore(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool? {
    let shared = min(first.count, second.count)
    var index = start
    while index < shared {
      let (one, other) = (first[index], second[index])
      guard one < 0x80, other < 0x80 else { return nil }
      if one.isDigit, other.isDigit {
        guard let end = number(first, index), let otherEnd = number(second, index) else {
          return nil
        }
        if end != otherEnd { return end < otherEnd }
        for place in index..<end where first[place] != second[place] {
          return first[place] < second[place]
        }
        index = end
      } else {
        // A mark may follow, which makes no difference here.
        let places = (ascii(UInt32(one)).place, ascii(UInt32(other)).place)
        if places.0 != places.1 { return places.0 < places.1 }
        index += 1
      }
    }
    if first.count != second.count {
      // What follows may be a mark.
      let next = first.count < second.count ? second[shared] : first[shared]
      return next < 0x80 ? first.count < second.count : nil
    }
    // Small letters before capitals.
    for place in start..<shared where first[place] != second[place] {
      return first[place] > second[place]
    }
    return false
  }

  /// Where a number of ASCII that begins at an index ends; nil where its size is not in its length.
  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var end = start
    while end < text.count, text[end].isDigit { end += 1 }
    if end < text.count, text[end] >= 0x80 { return nil }
    return text[start] == 0x30 && end > start + 1 ? nil : end
  }

  /// Which of two numbers is less, by their size; nil when they are the same. Both are read to their ends.
  private static func isLessNumber(
    _ left: inout Letter?, _ a: inout TextOrder, _ right: inout Letter?, _ b: inout TextOrder
  ) -> Bool? {
    while left?.place == digits.lowerBound { left = a.nextLetter() }
    while right?.place == digits.lowerBound { right = b.nextLetter() }
    var isLess: Bool?
    while let one = left, let other = right, one.isDigit, other.isDigit {
      if isLess == nil, one.place != other.place { isLess = one.place < other.place }
      (left, right) = (a.nextLetter(), b.nextLetter())
    }
    let (isLonger, isShorter) = (left?.isDigit == true, right?.isDigit == true)
    return isLonger || isShorter ? isShorter : isLess
  }

  /// Texts of the same letters: without marks first, small letters before capitals.
  private static func differsLess(_ first: Substring, _ second: Substring) -> Bool {
    for isOfMarks in [true, false] {
      var (a, b) = (TextOrder(first), TextOrder(second))
      while true {
        let (left, right) = (a.next(), b.next())
        guard let left, let right else {
          if left == nil, right == nil { break }
          return left == nil
        }
        let (one, other) = (left.weight(isOfMarks), right.weight(isOfMarks))
        if one != other { return one < other }
      }
    }
    return first < second
  }

  /// The next one that is no mark.
  private mutating func nextLetter() -> Letter? {
    while let letter = next() {
      if letter.place != 0 { return letter }
    }
    return nil
  }

  private mutating func next() -> Letter? {
    if let letter = rest.popLast() { return letter }
    guard let scalar = scalars.next() else { return nil }
    if scalar.isASCII { return TextOrder.ascii(scalar.value) }
    var letters = TextOrder.letters(of: scalar)
    let first = letters.removeFirst()
    rest = letters.reversed()
    return first
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
}

extension TextOrder.Letter {
  fileprivate static let capital: UInt32 = 1

  /// What counts while marks are compared, or capitals.
  fileprivate func weight(_ isOfMarks: Bool) -> UInt32 {
    (variant > Self.capital) == isOfMarks ? variant : 0
  }
}

extension TextOrder {
  // White space, punctuation, symbols, digits, letters, Chinese characters.
  private static let punctuation: UInt32 = 0x20_0000
  private static let symbol: UInt32 = 0x40_0000
  fileprivate static let digits: Range<UInt32> = 0x60_0000..<0x60_000A
  private static let letter: UInt32 = 0x80_0000
  private static let sound: UInt32 = 0xA0_0000

  private static func ascii(_ code: UInt32) -> Letter {
    switch UInt8(truncatingIfNeeded: code) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Letter(place: letter + code)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      Letter(place: letter + code + 0x20, variant: Letter.capital)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      Letter(place: digits.lowerBound + code - 0x30)
    case 0...0x20, 0x7F: Letter(place: code + 1)
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<")...UInt8(ascii: ">"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      Letter(place: symbol + code)
    default: Letter(place: punctuation + code)
    }
  }

  /// At least one.
  private static func letters(of scalar: Unicode.Scalar) -> [Letter] {
    if let parts = parts[scalar] {
      var result = letters(of: parts.letter)
      result.append(mark(parts.mark))
      return result
    }
    if let text = joined[scalar] { return text.unicodeScalars.map { ascii($0.value) } }
    let code = scalar.value
    if Int(code) < 0xA000, code >= 0x4E00 {
      let rank = UInt32(sounds[Int(code) - 0x4E00])
      return [Letter(place: sound + (rank > 0 ? rank : code + 0x1_0000))]
    }
    // Wide forms of ASCII, and katakana, which has the order of hiragana.
    if (0xFF01...0xFF5E).contains(code) { return [ascii(code - 0xFEE0)] }
    if (0x30A1...0x30F6).contains(code) {
      return [Letter(place: letter + code - 0x60, variant: Letter.capital)]
    }
    return [other(scalar)]
  }

  private static func other(_ scalar: Unicode.Scalar) -> Letter {
    let (properties, code) = (scalar.properties, scalar.value)
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return mark(scalar)
    // Joiners and signs of direction.
    case .format: return Letter(place: 0)
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control:
      return Letter(place: code + 1)
    case .decimalNumber:
      let value = UInt32(properties.numericValue ?? 0)
      return Letter(place: digits.lowerBound + value, variant: Letter.capital)
    case .uppercaseLetter, .titlecaseLetter:
      let small = properties.lowercaseMapping.unicodeScalars.first?.value ?? code
      return Letter(place: letter + small, variant: Letter.capital)
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol:
      return Letter(place: symbol + code)
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return Letter(place: punctuation + code)
    default: return Letter(place: letter + code)
    }
  }

  private static func mark(_ scalar: Unicode.Scalar) -> Letter {
    let rank = marked.firstIndex { $0.mark == scalar }
    return Letter(place: 0, variant: rank.map { UInt32($0) + 2 } ?? scalar.value)
  }

  private static let parts: [Unicode.Scalar: (letter: Unicode.Scalar, mark: Unicode.Scalar)] = {
    var result: [Unicode.Scalar: (letter: Unicode.Scalar, mark: Unicode.Scalar)] = [
      "ø": ("o", "\u{338}"), "Ø": ("O", "\u{338}"), "đ": ("d", "\u{335}"), "Đ": ("D", "\u{335}"),
      "ł": ("l", "\u{335}"), "Ł": ("L", "\u{335}"), "ı": ("i", "\u{335}"), "ς": ("σ", "\u{335}"),
    ]
    for (mark, characters) in marked {
      var scalars = characters.unicodeScalars.makeIterator()
      while let whole = scalars.next(), let letter = scalars.next() {
        result[whole] = (letter, mark)
      }
    }
    return result
  }()

  /// Characters that stand for several letters.
  private static let joined: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "þ": "th", "Þ": "TH",
  ]

  /// The places of Chinese characters from U+4E00 on, by their sounds, from 1; 0 where none is known.
  private static let sounds: [UInt16] = {
    var result = [UInt16](repeating: 0, count: 0xA000 - 0x4E00)
    var rank: UInt16 = 0
    for scalar in chinese.unicodeScalars {
      rank += 1
      result[Int(scalar.value) - 0x4E00] = rank
    }
    return result
  }()
}

extension TextOrder {
  /// Whether the letters of one text are in another, whatever their marks and capitals.
  static func contains(_ text: String, _ query: String) -> Bool {
    let (all, wanted) = (places(text), places(query))
    guard let first = wanted.first else { return true }
    guard all.count >= wanted.count else { return false }
    return (0...all.count - wanted.count).contains {
      all[$0] == first && all[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }

  private static func places(_ text: String) -> [UInt32] {
    var (result, letters) = ([UInt32](), TextOrder(text[...]))
    while let letter = letters.nextLetter() { result.append(letter.place) }
    return result
  }
}

extension String {
  /// Whether people find it before another text in a list: `Äpfel`, `apple`, `Item 2`, `Item 10`. Of two texts that
  /// differ, one comes before the other.
  public func comesBefore(_ other: String) -> Bool { TextOrder.comesBefore(self, other) }

  /// Whether people who look for a text find it here: capitals and marks make no difference, so that `muller` finds
  /// `Müller`. An empty one is in each.
  public func matches(search text: String) -> Bool { TextOrder.contains(self, text) }
}

/// The words of a name or a text: `minVolume_2` is min, Volume and 2. A word ends at punctuation, at
/// digits, and where camel case begins another: `URLField` is two.
struct NameTokens: Sequence, IteratorProtocol {
  private let text: ScannedText
  private var index = 0

  init(_ text: ScannedText) { self.text = text }

  mutating func next() -> Range<Int>? {
    let classes = text.classes
    while index < classes.count, classes[index].isDisjoint(with: .alphanumeric) { index += 1 }
    guard index < classes.count else { return nil }
    let start = index
    var last = classes[index]
    index = text.index(after: index)
    while index < classes.count {
      let next = classes[index]
      if next.isDisjoint(with: .alphanumeric) { break }
      if next.contains(.number) != last.contains(.number) { break }
      let after = text.index(after: index)
      if next.contains(.uppercase) {
        let isBeforeLowercase = after < classes.count && classes[after].contains(.lowercase)
        if last.contains(.lowercase) || (last.contains(.uppercase) && isBeforeLowercase) { break }
      }
      last = next
      index = after
    }
    return start..<index
  }

  /// The words, lower case.
  static func split(_ text: String) -> [String] {
    text.scanned { text in NameTokens(text).map { text.string($0).lowercased() } }
  }
}

extension WordList {
  /// Whether two texts share a word, also one in the plural, or a Chinese character.
  static func haveOneInCommon(_ first: String, _ second: String) -> Bool {
    let others = NameTokens.split(second)
    let isShared = NameTokens.split(first).contains { word in
      others.contains {
        $0 == word || word.count > 2 && $0.hasPrefix(word) || $0.count > 2 && word.hasPrefix($0)
      }
    }
    return isShared || first.contains { !$0.isASCII && $0.isLetter && second.contains($0) }
  }

  /// Whether a name or a text has one of the words.
  func isNamed(in text: String?) -> Bool {
    guard let text, mayBe(in: text) else { return false }
    return text.scanned { text in
      NameTokens(text).contains { contains($0, in: text) } || !others(in: text).isEmpty
    }
  }

  /// The positions of all of the words that names or texts have; some may come more than once.
  func named(in texts: some Sequence<String?>) -> [Int] {
    var positions: [Int] = []
    for case let text? in texts where mayBe(in: text) {
      text.scanned { text in
        for token in NameTokens(text) {
          if let position = position(of: token, in: text) { positions.append(position) }
        }
        positions += others(in: text)
      }
    }
    return positions
  }
}

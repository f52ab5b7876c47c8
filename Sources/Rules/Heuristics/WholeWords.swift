/// The words of a text, for finding words and phrases in it in any case.
struct WholeWords {
  private let text: String
  private let words: [Substring]
  private let lowered: [String]

  init(_ text: String) {
    self.text = text
    words = text.words
    lowered = words.map { $0.lowercased() }
  }

  /// The range of a lower-case word or phrase as whole words. Chinese has no spaces: its words may
  /// be anywhere.
  func range(of phrase: String) -> Range<String.Index>? {
    if !phrase.isASCII {
      if text.isASCII { return nil }
      if !phrase.isLatin { return text.firstRange(of: phrase) }
    } else if phrase.utf8.first?.isLetter == true, !mayBegin(phrase) {
      return nil
    }
    let wanted = phrase.words
    guard !wanted.isEmpty, words.count >= wanted.count else { return nil }
    for start in 0...words.count - wanted.count where lowered[start] == wanted[0] {
      let end = start + wanted.count
      if lowered[start..<end].elementsEqual(wanted, by: ==) {
        return words[start].startIndex..<words[end - 1].endIndex
      }
    }
    return nil
  }

  /// False when the first word of a phrase of ASCII is surely not there: to split the phrase costs more.
  private func mayBegin(_ phrase: String) -> Bool {
    lowered.contains { phrase.utf8.starts(with: $0.utf8) }
  }

  /// The range of the end that a body finds in a word in lower case, of the first word where it finds one.
  func first(_ end: (String) -> String?) -> Range<String.Index>? {
    for (word, lowered) in zip(words, lowered) {
      if let end = end(lowered), end.count <= word.count {
        return word.index(word.endIndex, offsetBy: -end.count)..<word.endIndex
      }
    }
    return nil
  }
}

extension String {
  /// Whether all letters are those of a script that has spaces between words.
  fileprivate var isLatin: Bool { unicodeScalars.allSatisfy { $0.value < 0x250 } }

  /// The parts between the marks that end a sentence or a half of one, which may still stand there.
  var clauses: [String] {
    var result = [""]
    for character in self {
      let follows = result[result.count - 1].last.map { ".!?;".contains($0) } ?? false
      if "。！？；".contains(character) || character.isWhitespace && follows {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  /// Without a range, and without separators that are then at an end or doubled.
  func removing(_ range: Range<String.Index>) -> String {
    let before = self[..<range.lowerBound].trimmed
    let after = self[range.upperBound...].trimmed
    if before.isEmpty || after.isEmpty { return String(before + after) }
    return before.last?.isASCII == true ? "\(before) \(after)" : "\(before)\(after)"
  }
}

extension Substring {
  /// Without spaces and separators at both ends.
  var trimmed: Substring {
    guard let last = lastIndex(where: { !$0.isRim }) else { return prefix(0) }
    return self[...last].drop(while: \.isRim)
  }
}

extension Character {
  /// Whether it only separates.
  fileprivate var isRim: Bool {
    if let ascii = asciiValue { return Self.ascii[Int(ascii)] }
    return isWhitespace || Self.separators.contains(self)
  }

  private static let separators: Set<Character> = Set("-–—:：,，、.。;；·()（）[]")
  private static let ascii = (0..<UInt8(128)).map { byte in
    let character = Character(Unicode.Scalar(byte))
    return character.isWhitespace || separators.contains(character)
  }
}

/// The words of a name or a text, lower case: `minVolume_2` is min, volume and 2. Heuristics look
/// for their lists in them.
struct NameTokens {
  private let text: String
  private let words: Set<String>

  init(_ texts: String?...) {
    let texts = texts.compactMap { $0 }
    text = texts.joined(separator: " ").lowercased()
    words = Set(texts.flatMap(NameTokens.split))
  }

  /// Whether one of the words is among them. Chinese has no spaces: its words may stand anywhere.
  func contains(_ list: [String]) -> Bool {
    list.contains { $0.utf8.allSatisfy { $0 < 0x80 } ? words.contains($0) : text.contains($0) }
  }

  /// Splits at punctuation, at digits and where camel case begins a word: `URLField` is two.
  static func split(_ text: String) -> [String] {
    let characters = Array(text)
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        let startsWord =
          character.isUppercase && (last.isLowercase || (last.isUppercase && next.isLowercase))
        if startsWord || character.isNumber != last.isNumber { end() }
      }
      word.append(character)
    }
    end()
    return words
  }
}

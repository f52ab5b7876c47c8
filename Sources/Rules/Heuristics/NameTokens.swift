/// The words of a name or a text, lower case: `minVolume_2` is min, volume and 2. Heuristics look
/// for their lists in them.
struct NameTokens {
  private var words: [String] = []
  /// The texts that are not ASCII, lower case.
  private var others = ""

  init(_ texts: String?...) {
    for text in texts {
      guard let text else { continue }
      words += NameTokens.split(text)
      if !text.isASCII { others += text.lowercased() + " " }
    }
  }

  /// Whether one of the words is among them. Chinese has no spaces: its words may stand anywhere.
  func contains(_ list: [String]) -> Bool {
    if words.contains(where: list.contains) { return true }
    return !others.isEmpty && list.contains { !$0.isASCII && others.contains($0) }
  }

  /// Splits at punctuation, at digits and where camel case begins a word: `URLField` is two.
  static func split(_ text: String) -> [String] {
    if text.isASCII { return splitASCII(Array(text.utf8)) }
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

  /// The same for bytes.
  private static func splitASCII(_ bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var start = 0
    func end(_ index: Int) {
      if start < index {
        words.append(String(decoding: bytes[start..<index], as: UTF8.self).lowercased())
      }
      start = index
    }
    for (index, byte) in bytes.enumerated() {
      guard byte.isLetter || byte.isDigit else {
        end(index)
        start = index + 1
        continue
      }
      guard start < index else { continue }
      let last = bytes[index - 1]
      let isBeforeLowercase = index + 1 < bytes.count && bytes[index + 1].isLowercase
      let startsWord =
        byte.isUppercase && (last.isLowercase || (last.isUppercase && isBeforeLowercase))
      if startsWord || byte.isDigit != last.isDigit { end(index) }
    }
    end(bytes.count)
    return words
  }
}

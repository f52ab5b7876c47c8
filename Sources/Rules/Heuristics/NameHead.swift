/// The nouns that a name or a text is about. “Home Phone” is about a phone, “Phone Model” about a model,
/// and “Owner of the Phone” about an owner.
enum NameHead {
  /// Words after a noun that say nothing more about it.
  private static let fillers: WordList = [
    "number", "numbers", "no", "nr", "address", "addresses", "code", "id", "field", "input",
    "entry",
    "text", "box", "value", "string", "draft", "page", "site", "level", "control", "here", "again",
    "please", "sonore", "optional", "required", "below", "now", "electrónico", "électronique",
    "adresse", "nummer", "号码",
    "号",
    "地址", "账号", "帐号", "一次", "是什么",
    "是多少", "是", "吗", "呢", "大小",
  ]
  /// Words that end what a noun is about.
  private static let ends: WordList = [
    "of", "for", "in", "on", "to", "with", "from", "at", "by", "about", "via", "as", "per", "that",
    "which", "who", "when", "if", "before", "after", "until", "we", "you", "i", "this", "each",
    "every",
  ]
  /// Those that end it before any noun: “Per Month” is about what there is in a month.
  private static let openings: WordList = ["per", "this", "each", "every", "pro"]
  private static let joints: WordList = ["or", "and", "oder", "und", "ou", "et", "o", "y"]
  /// Words of other languages that end it too, but after a noun that only says that a value follows:
  /// “Numéro de téléphone” is about a telephone, “Fecha de salida” about a date.
  private static let foreignEnds: WordList = [
    "de", "du", "des", "del", "von", "vom", "der", "für", "pour", "para", "pro", "im", "par", "por",
    "en",
  ]
  private static let foreignFillers: WordList = [
    "numéro", "número", "nummer", "adresse", "dirección", "code", "código", "jour", "día",
  ]
  private static let chineseFillers = fillers.words.filter { !$0.isASCII }
  private static let chineseJoints: Set<Character> = ["或", "和", "与", "及", "跟"]

  /// The last words of the parts of a text, in lower case, without fillers.
  static func nouns(of text: String) -> [String] {
    var nouns: [String] = []
    var part: [String] = []
    var isOver = false
    func close() {
      while let last = part.last, fillers.contains(last) || last.allSatisfy(\.isNumber) {
        if part.count == 1 { break }
        part.removeLast()
      }
      nouns += part.suffix(1)
      part = []
      isOver = false
    }
    text.scanned { text in
      var end = 0
      for token in NameTokens(text) {
        if text.bytes[end..<token.lowerBound].contains(where: isMark) { close() }
        end = token.upperBound
        let word = text.string(token).lowercased()
        if joints.contains(word) {
          close()
        } else if part.isEmpty ? openings.contains(word) : ends.contains(word) {
          isOver = true
        } else if let last = part.last, foreignEnds.contains(word) {
          if foreignFillers.contains(last) { part = [] } else { isOver = true }
        } else if !isOver {
          part.append(word)
        }
      }
    }
    close()
    return nouns
  }

  /// Whether a byte parts two nouns.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "_"): false
    default: byte < 0x80
    }
  }

  /// Whether a part of a text ends with a Chinese word, which has no spaces around it.
  static func ends(_ text: String, with word: String) -> Bool {
    text.split { !$0.isLetter || chineseJoints.contains($0) }.contains { part in
      var rest = part.split(separator: "的").last ?? part
      while !rest.hasSuffix(word) {
        guard let filler = chineseFillers.first(where: { rest.hasSuffix($0) }) else { return false }
        rest = rest.dropLast(filler.count)
      }
      return true
    }
  }
}

extension WordList {
  /// The positions of the words that names or texts are about; some may come more than once.
  func heads(of texts: some Sequence<String?>) -> [Int] {
    texts.flatMap { text -> [Int] in
      guard let text, mayBe(in: text) else { return [] }
      let named = named(in: CollectionOfOne(text))
      guard !named.isEmpty else { return [] }
      let nouns = NameHead.nouns(of: text)
      return named.filter {
        let word = word($0)
        return nouns.contains(word) || !word.isASCII && NameHead.ends(text, with: word)
      }
    }
  }

  /// Whether a name or a text is about one of the words.
  func isHead(of text: String?) -> Bool { !heads(of: CollectionOfOne(text)).isEmpty }
}

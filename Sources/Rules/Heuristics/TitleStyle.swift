/// Title-style capitalization: every word takes a capital except articles, coordinating
/// conjunctions and short prepositions.
enum TitleStyle {
  /// A word that should be written otherwise.
  struct Correction: Equatable {
    /// The UTF-8 bytes of the word in the title, without the punctuation around it.
    let range: Range<Int>
    let word: String
  }

  static let articles: Set<String> = ["a", "an", "the"]
  static let conjunctions: Set<String> = ["and", "but", "for", "nor", "or", "so", "yet"]
  /// Those of more than four letters count when a project raises the threshold.
  static let prepositions = Set(
    """
    amid anti as at atop by down for from in into like mid near of off on onto out over past per \
    plus pro sans than till to up unto upon via vs with about above across after against along \
    among around before behind below beneath beside between beyond during except inside outside \
    since through toward towards under until within without
    """.split(separator: " ").map(String.init))
  /// Verbs with a particle, which is no preposition: either case is accepted.
  static let phrasalVerbs = Set(
    """
    turn on,turn off,sign in,sign up,sign out,log in,log out,log on,log off,set up,back up,\
    check in,check out,pick up,fill in,fill out,look up,shut down,scroll up,scroll down,zoom in,\
    zoom out,opt in,opt out,print out,roll over,slide over,hang up,clean up,speed up,slow down,\
    wake up,give up,line up,cut out,drop off,get off,move on,carry on
    """.split(separator: ",").map(String.init))

  /// The words of a title that break the style. Words that cannot be judged are left alone: numbers,
  /// placeholders (`%@`, `{name}`), names such as iPhone, acronyms such as PDF.
  static func corrections(_ title: String, prepositionLetters: Int = 4) -> [Correction] {
    guard hasLatinLetter(title) else { return [] }
    let words = title.fields
    let cores = words.map(core)
    lazy var hasOtherCase = cores.contains { hasLetter($0) && !isAllCapitals($0) }
    var result: [Correction] = []
    for (index, core) in cores.enumerated() {
      guard let first = core.first, !isNumber(first), !isPlaceholder(words[index]),
        !isMixedCase(core)
      else { continue }
      let isCapitals = isAllCapitals(core)
      let isRim = index == 0 || index == cores.count - 1
      if isRim, !isCapitals, isUppercase(first) { continue }
      let low = core.lowercased()
      if isCapitals, hasOtherCase || (words.count == 1 && core.count <= 3) { continue }
      let isExempt =
        articles.contains(low) || conjunctions.contains(low)
        || (prepositions.contains(low) && low.count <= prepositionLetters)
      let isParticle =
        index > 0 && phrasalVerbs.contains("\(cores[index - 1].lowercased()) \(low)")
      let staysLow = isExempt && !isRim && !isParticle
      var fixed: String?
      if isCapitals {
        fixed = staysLow ? low : capitalized(low)
      } else if !isExempt {
        if first.isLowercase { fixed = capitalized(core) }
      } else if staysLow, first.isUppercase {
        fixed = first.lowercased() + core.dropFirst()
      }
      guard let fixed else { continue }
      let start = title.utf8.distance(from: title.startIndex, to: core.startIndex)
      result.append(Correction(range: start..<start + core.utf8.count, word: fixed))
    }
    return result
  }

  /// The title with the corrections made.
  static func apply(_ corrections: [Correction], to title: String) -> String {
    var bytes = Array(title.utf8)
    for correction in corrections.reversed() {
      bytes.replaceSubrange(correction.range, with: correction.word.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A word without the punctuation around it.
  static func core(_ word: Substring) -> Substring {
    if word.isASCII {
      let bytes = word.utf8
      let isInside = { (byte: UInt8) in byte.isLetter || byte.isDigit }
      guard let first = bytes.firstIndex(where: isInside),
        let last = bytes.lastIndex(where: isInside)
      else { return word.prefix(0) }
      return word[first...last]
    }
    let isRim = { (character: Character) in !character.isLetter && !character.isNumber }
    guard let last = word.lastIndex(where: { !isRim($0) }) else { return word.prefix(0) }
    return word[...last].drop(while: isRim)
  }

  static func isPlaceholder(_ word: Substring) -> Bool {
    if word.isASCII {
      return word.utf8.first == UInt8(ascii: "%") || word.utf8.contains(UInt8(ascii: "{"))
    }
    return word.hasPrefix("%") || word.contains("{")
  }

  private static func hasLatinLetter(_ title: String) -> Bool {
    title.isASCII ? title.utf8.contains(where: \.isLetter) : title.contains(where: \.isLatinLetter)
  }

  private static func isNumber(_ character: Character) -> Bool {
    character.asciiValue?.isDigit ?? character.isNumber
  }

  private static func isUppercase(_ character: Character) -> Bool {
    character.asciiValue?.isUppercase ?? character.isUppercase
  }

  private static func hasLetter(_ word: Substring) -> Bool {
    word.isASCII ? word.utf8.contains(where: \.isLetter) : word.contains(where: \.isLetter)
  }

  private static func isMixedCase(_ word: Substring) -> Bool {
    if word.isASCII {
      return word.utf8.dropFirst().contains(where: \.isUppercase)
        && word.utf8.contains(where: \.isLowercase)
    }
    return word.dropFirst().contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
  }

  private static func isAllCapitals(_ word: Substring) -> Bool {
    if word.isASCII {
      let letters = word.utf8.lazy.filter(\.isLetter)
      return letters.allSatisfy(\.isUppercase) && letters.prefix(2).count == 2
    }
    let letters = word.filter(\.isLetter)
    return letters.count >= 2 && letters.allSatisfy(\.isUppercase)
  }

  private static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension Character {
  /// A letter of the Latin script, with or without accents.
  var isLatinLetter: Bool {
    guard isLetter, let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: return true
    default: return false
    }
  }
}

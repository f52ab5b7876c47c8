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
    guard title.contains(where: \.isLatinLetter) else { return [] }
    let words = title.split(whereSeparator: \.isWhitespace)
    let cores = words.map(core)
    let lowered = cores.map { $0.lowercased() }
    let hasOtherCase = cores.contains { $0.contains(where: \.isLetter) && !isAllCapitals($0) }
    var result: [Correction] = []
    for (index, core) in cores.enumerated() {
      guard let first = core.first, !first.isNumber, !isPlaceholder(words[index]),
        !isMixedCase(core)
      else { continue }
      let low = lowered[index]
      let isCapitals = isAllCapitals(core)
      let isAcronym = hasOtherCase || (words.count == 1 && core.count <= 3)
      if isCapitals, isAcronym { continue }
      let isExempt =
        articles.contains(low) || conjunctions.contains(low)
        || (prepositions.contains(low) && low.count <= prepositionLetters)
      let isRim = index == 0 || index == cores.count - 1
      let isParticle = index > 0 && phrasalVerbs.contains("\(lowered[index - 1]) \(low)")
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
    let isRim = { (character: Character) in !character.isLetter && !character.isNumber }
    guard let last = word.lastIndex(where: { !isRim($0) }) else { return word.prefix(0) }
    return word[...last].drop(while: isRim)
  }

  static func isPlaceholder(_ word: Substring) -> Bool {
    word.hasPrefix("%") || word.contains("{")
  }

  private static func isMixedCase(_ word: Substring) -> Bool {
    word.dropFirst().contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
  }

  private static func isAllCapitals(_ word: Substring) -> Bool {
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

/// Title-style capitalization: every word begins with a capital except articles, coordinating
/// conjunctions and short prepositions.
enum TitleStyle {
  /// A word with the wrong capitalization.
  struct Correction: Equatable {
    /// The UTF-8 bytes of the word in the title, without the punctuation around it.
    let range: Range<Int>
    let word: String
  }

  static let articles: WordList = ["a", "an", "the"]
  static let conjunctions: WordList = ["and", "but", "for", "nor", "or", "so", "yet"]
  /// Those of more than four letters apply when a project raises the threshold.
  static let prepositions = WordList(
    spaced:
      """
      amid anti as at atop by down for from in into like mid near of off on onto out over past per \
      plus pro sans than till to up unto upon via vs with about above across after against along \
      among around before behind below beneath beside between beyond during except inside outside \
      since through toward towards under until within without
      """)
  /// Units of more than two letters, as they stand after a number.
  static let units: WordList = ["cal", "kcal", "lbs", "min", "mins", "mph", "sec", "secs", "hrs"]
  /// Units and names that are written with small letters wherever they stand.
  static let small = WordList(
    spaced:
      "cm km mm nm kg mg ml kw kwh hz khz mhz ghz kb mb gb tb kbps mbps px pt rpm bpm dpi fps adidas "
      + "npm git curl ssh sudo ffmpeg")
  /// Words after an `e-`, which are words of a title with it: E-mail.
  static let electronic: WordList = [
    "bill", "bills", "book", "books", "card", "cards", "invoice", "invoices", "mail", "mails",
    "reader", "receipt", "receipts", "ticket", "tickets",
  ]
  /// Words in the names of people and places: “Vincent van Gogh”, “Rio de Janeiro”.
  static let nameParts: WordList = [
    "al", "bin", "da", "das", "de", "del", "della", "den", "der", "di", "do", "dos", "du", "la",
    "le",
    "ten", "ter", "van", "von", "zu",
  ]
  /// What is told apart by letters.
  static let lettered: Set<String> = [
    "apartment", "block", "building", "class", "exhibit", "gate", "grade", "group", "hall",
    "hepatitis", "level", "line", "option", "part", "plan", "platform", "player", "point", "room",
    "section", "series", "side", "team", "terminal", "type", "unit", "vitamin", "zone",
  ]
  /// Words that are particles rather than prepositions right after a verb: “Top Up the Card”. Either case is
  /// accepted there.
  static let particles: WordList = ["down", "in", "off", "on", "out", "over", "up"]
  /// Those that are prepositions in most titles, “Open in Safari”: with a verb of `phrasalVerbs` they are not.
  static let mostlyPrepositions: WordList = ["in", "off", "on", "over"]
  /// What stands between a verb and its particle, or before the verb.
  static let beforeParticles: WordList = [
    "all", "her", "him", "it", "me", "that", "them", "this", "us",
  ]
  /// Words after which a title ends or has said its object: a particle before them belongs to the verb, as in “Switch
  /// Lights On Now”.
  static let adverbs: WordList = [
    "again", "automatically", "first", "here", "later", "now", "soon", "there", "today", "together",
    "tomorrow", "tonight",
  ]
  /// Words that are adjectives, nouns or adverbs, too: “Show Past Orders”, “Try Plus Free”. Either case is accepted,
  /// unless a word follows that only a preposition takes, or a verb of motion stands before `past`.
  static let ambiguous: WordList = [
    "like", "mid", "near", "past", "plus", "pro", "so", "till", "yet",
  ]
  static let objects = WordList(
    spaced:
      "a an the my your our his her its their this that these those me you us him them it here there"
  )
  static let times = WordList(
    spaced:
      """
      noon midnight morning evening today tomorrow monday tuesday wednesday thursday friday saturday \
      sunday
      """)
  static let motions: WordList = [
    "drive", "get", "go", "jump", "look", "move", "read", "run", "scroll", "skip", "swipe", "walk",
  ]
  /// Verbs with a particle anywhere in a title.
  static let phrasalVerbs = Set(
    """
    turn on,turn off,sign in,sign up,sign out,log in,log out,log on,log off,set up,back up,\
    check in,check out,pick up,fill in,fill out,look up,shut down,scroll up,scroll down,zoom in,\
    zoom out,opt in,opt out,print out,roll over,slide over,hang up,clean up,speed up,slow down,\
    wake up,give up,line up,cut out,put out,drop off,get off,move on,carry on,stand by,stop by,\
    drop by,come by,pass by,swing by,call in,cash in,clock in,dial in,hand in,join in,key in,\
    plug in,punch in,trade in,tune in,turn in,type in,add on,clip on,hold on,pass on,\
    put on,switch on,try on,clock off,cut off,hand off,kick off,pay off,send off,set off,show off,\
    shut off,sign off,start off,switch off,take off,tick off,wipe off,carry over,flip over,hand over,\
    look over,pull over,read over,start over,switch over,take over,turn over
    """.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) })

  /// The words of a title that break the style. Words without a clear style are left alone:
  /// numbers, placeholders (`%@`, `{name}`), names such as iPhone, acronyms such as PDF.
  static func corrections(_ title: String, prepositionLetters: Int = 4) -> [Correction] {
    title.scanned { text in
      guard text.contains(.latin) else { return [] }
      lazy var hasOtherCase = text.fields.contains { field in
        let core = text.core(of: field)
        return text.contains(.letter, in: core) && !text.isAllCapitals(core)
      }
      var result: [Correction] = []
      var first: Correction?
      var previous: Range<Int>?
      var position = 0
      var fields = text.fields
      var next = fields.next()
      while let field = next {
        next = fields.next()
        let word = Word(text, field, after: previous, before: next, position)
        if let fixed = word.correction(prepositionLetters, hasOtherCase) {
          result.append(Correction(range: word.core, word: fixed))
        } else if position == 0 {
          first = word.atStart
        }
        previous = word.core
        position += 1
      }
      // Where another word becomes right, a small word does not stay small at the start: “The List”.
      return result.isEmpty ? [] : [first].compactMap { $0 } + result
    }
  }

  /// The title with the corrections made.
  static func apply(_ corrections: [Correction], to title: String) -> String {
    var bytes = Array(title.utf8)
    for correction in corrections.reversed() {
      bytes.replaceSubrange(correction.range, with: correction.word.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a word is a placeholder, which the running app replaces.
  static func isPlaceholder(_ word: Range<Int>, in text: ScannedText) -> Bool {
    text.isSingle(UInt8(ascii: "%"), at: word.lowerBound)
      || word.contains { text.isSingle(UInt8(ascii: "{"), at: $0) }
  }
}

/// A word of a title, with its surroundings.
private struct Word {
  let text: ScannedText
  let field: Range<Int>
  /// Without the punctuation around it.
  let core: Range<Int>
  /// The core of the word before.
  let previous: Range<Int>?
  /// The next word.
  let next: Range<Int>?
  /// How many words are before it.
  let position: Int
  var isLast: Bool { next == nil }

  init(
    _ text: ScannedText, _ field: Range<Int>, after previous: Range<Int>?,
    before next: Range<Int>?, _ position: Int
  ) {
    self.text = text
    self.field = field
    self.previous = previous
    self.next = next
    self.position = position
    core = text.core(of: field)
  }

  /// The right spelling; nil when the word is right, or has no clear style. Beside words with small
  /// letters capitals are intended.
  func correction(_ prepositionLetters: Int, _ hasOtherCase: @autoclosure () -> Bool) -> String? {
    guard let first = text.classes[core].first, !first.contains(.number), !isMixedCase,
      !TitleStyle.isPlaceholder(field, in: text), !isAddress, !isUnit, !isNotation
    else { return nil }
    let isCapitals = text.isAllCapitals(core)
    let isRim = previous == nil || isLast
    if isRim, !isCapitals, first.contains(.uppercase) { return nil }
    if isCapitals, isOnlyWord ? isShorthand : hasOtherCase() { return nil }
    let isExempt = isExempt(prepositionLetters)
    let staysLow = isExempt && !isRim && !isParticle && !mayBeNoPreposition
    if isCapitals {
      let low = text.string(core).lowercased()
      return staysLow ? low : capitalized(low)
    }
    if !isExempt { return first.contains(.lowercase) ? capitalized(text.string(core)) : nil }
    guard staysLow, first.contains(.uppercase) else { return nil }
    let word = text.string(core)
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// A small word with its capital, for the start of a title.
  var atStart: TitleStyle.Correction? {
    let word = text.string(core)
    guard word.first?.isLowercase == true, !isMixedCase, !isAddress, !isUnit, !isNotation,
      !TitleStyle.isPlaceholder(field, in: text), isExempt(.max)
    else { return nil }
    return TitleStyle.Correction(range: core, word: capitalized(word))
  }

  /// Capitals after the first letter and small letters, as in iPhone; of words with a hyphen, in one of them.
  private var isMixedCase: Bool {
    var start = core.lowerBound
    while start < core.upperBound {
      let end =
        core.dropFirst(start - core.lowerBound)
        .first { text.isSingle(UInt8(ascii: "-"), at: $0) } ?? core.upperBound
      let part = start..<end
      if !part.isEmpty,
        text.contains(.uppercase, in: text.index(after: part.lowerBound)..<part.upperBound),
        text.contains(.lowercase, in: part)
      {
        return true
      }
      start = end + 1
    }
    return false
  }

  /// `@ada`, `#swift`, `example.org`
  private var isAddress: Bool {
    ["@", "#"].contains(text.string(field).first)
      || field.dropFirst().dropLast().contains {
        text.isSingle(UInt8(ascii: "."), at: $0) && text.classes[$0 - 1].contains(.letter)
          && text.classes[$0 + 1].contains(.letter)
      }
  }

  /// What begins with a small letter on purpose: `km/h`, `.docx`, `mp3`, `n-th`, `x²`, the `van` of a name.
  private var isNotation: Bool {
    guard text.classes[core].first?.contains(.lowercase) == true else { return false }
    let written = text.string(field)
    let isMixed = written.unicodeScalars.contains {
      $0.value == 0xB5 || $0.value == 0x3BC || $0.properties.numericType != nil
    }
    let isOfLetters =
      written.hasPrefix(".") || written.dropFirst().first == "-" && !isElectronic(written)
    if isMixed || isOfLetters || TitleStyle.small.contains(core, in: text) { return true }
    // Of two words with a slash between them both are words.
    if let slash = written.firstIndex(of: "/"),
      written[..<slash].count <= 2 || written[slash...].count <= 2
    {
      return true
    }
    guard let previous, let next, TitleStyle.nameParts.contains(core, in: text) else {
      return false
    }
    return text.classes[text.core(of: next)].first?.contains(.uppercase) == true
      && text.classes[previous].first?.contains(.uppercase) == true
  }

  private func isElectronic(_ written: String) -> Bool {
    written.first == "e" && TitleStyle.electronic.contains(written.dropFirst(2).lowercased())
  }

  /// The `s` of “20 s”, the `km` of “5 km”.
  private var isUnit: Bool {
    guard let previous, core.count <= 2 || TitleStyle.units.contains(core, in: text) else {
      return false
    }
    return text.classes[previous].allSatisfy { !$0.contains(.letter) }
      && text.contains(.number, in: previous) && !TitleStyle.prepositions.contains(core, in: text)
  }

  /// OK, PDF, RSVP, A–Z: three letters, or none that is a vowel.
  private var isShorthand: Bool {
    text.classes[core].count { $0.contains(.letter) } <= 3
      || text.string(core).utf8.allSatisfy { !"AEIOUY".utf8.contains($0) }
  }

  private var isOnlyWord: Bool { previous == nil && isLast }

  /// Whether an `A` is a name: “Plan A”, “Swap A and B”, “A Minor”.
  private var isNamedA: Bool {
    guard core.count == 1, text.string(core) == "A" else { return false }
    let words = (previous.map { text.string($0).lowercased() }, next.map { text.core(of: $0) })
    if let before = words.0, TitleStyle.lettered.contains(before) { return true }
    guard let after = words.1 else { return false }
    return TitleStyle.conjunctions.contains(after, in: text)
      || TitleStyle.prepositions.contains(after, in: text)
      || ["flat", "major", "minor", "sharp"].contains(text.string(after).lowercased())
  }

  private func isExempt(_ prepositionLetters: Int) -> Bool {
    if isNamedA { return false }
    if TitleStyle.articles.contains(core, in: text) { return true }
    if TitleStyle.conjunctions.contains(core, in: text) { return true }
    guard let preposition = TitleStyle.prepositions.position(of: core, in: text) else {
      return false
    }
    return TitleStyle.prepositions.word(preposition).utf8.count <= prepositionLetters
  }

  private var isParticle: Bool {
    guard let previous else { return false }
    if TitleStyle.particles.contains(core, in: text) {
      let isPreposition = TitleStyle.mostlyPrepositions.contains(core, in: text)
      if position == 1, !isPreposition { return true }
      // “Turn It Off Until Monday”, but “Put It in the Cart”.
      let hasObject =
        isPreposition
        && next.map { TitleStyle.objects.contains(text.core(of: $0), in: text) } == true
      if !hasObject, TitleStyle.beforeParticles.contains(previous, in: text) { return true }
    }
    if let next, TitleStyle.particles.contains(core, in: text),
      TitleStyle.adverbs.contains(text.core(of: next), in: text)
    {
      return true
    }
    let verb = text.string(previous).lowercased()
    return TitleStyle.phrasalVerbs.contains("\(verb) \(text.string(core).lowercased())")
  }

  private var mayBeNoPreposition: Bool {
    guard TitleStyle.ambiguous.contains(core, in: text), let previous, let next else {
      return false
    }
    let after = text.core(of: next)
    switch text.string(core).lowercased() {
    case "past" where TitleStyle.motions.contains(previous, in: text): return false
    case "till" where TitleStyle.times.contains(after, in: text): return false
    default: return !TitleStyle.objects.contains(after, in: text)
    }
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension ScannedText {
  /// Two letters or more, all of them capitals.
  fileprivate func isAllCapitals(_ range: Range<Int>) -> Bool {
    var count = 0
    for index in range where classes[index].contains(.letter) {
      guard classes[index].contains(.uppercase) else { return false }
      count += 1
    }
    return count >= 2
  }

  /// Whether there is a certain byte at an index, as a whole character.
  fileprivate func isSingle(_ byte: UInt8, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == byte
      && (index + 1 == bytes.count || classes[index + 1] != .inner)
  }
}

import CtlChecker
import CtlText

/// The language of a short text, as far as rules about English need it.
enum TextLanguage {
  case english
  /// Another one, whose capitals and verbs are its own.
  case other
  /// The text shows nothing.
  case unclear

  /// `locale` is the one that the texts of the project are written in, if that is known. What a text
  /// shows itself counts more.
  /// - Parameter onlyOther: Whether it does not matter which of the other two it is.
  static func of(_ text: String, locale: String?, onlyOther: Bool = false) -> TextLanguage {
    let language = locale.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    if language == "en" { return .english }
    if text.unicodeScalars.contains(where: foreignLetters.contains) { return .other }
    return text.scanned { text in
      let words = text.words.map { $0 }
      if words.contains(where: { ForeignWords.all.contains($0, in: text) }) { return .other }
      if let first = words.first, ForeignWords.isVerb(text.string(first)) { return .other }
      if words.contains(where: { englishWords.contains($0, in: text) }) { return .english }
      if let language, !otherScripts.contains(language) { return .other }
      guard let first = words.first, let last = words.last else { return .unclear }
      let verb = text.string(first).lowercased()
      if VerbPhrase.commonVerbs.contains(verb) { return .english }
      if words.count > 1, isInfinitive(text.string(last)) { return .other }
      return !onlyOther && VerbLexicon.contains(verb[...].utf8) ? .english : .unclear
    }
  }

  /// Whether a last word may be a German verb: *bezahlen*, *ändern*.
  private static func isInfinitive(_ word: String) -> Bool {
    word.count > 4 && word.first?.isLowercase == true
      && ["en", "ern", "eln"].contains { word.hasSuffix($0) }
      && !VerbLexicon.contains(word[...].utf8)
  }

  /// Letters of no English word; those of café, naïve and façade are.
  private static let foreignLetters = Set(
    "äöüßñøåæœãõğışłńśźżčřžěáíóúàèìòùâêîôûąćęőűșțăđľňťůÄÖÜØÅÁÍÓÚÀÈÊÎÔ".unicodeScalars)

  private static let englishWords: WordList = [
    "the", "of", "to", "your", "my", "with", "for", "from", "this", "and", "is", "it", "all",
  ]

  /// Languages in which a text of Latin letters is foreign itself.
  private static let otherScripts: Set<String> = [
    "ar", "bg", "el", "fa", "he", "hi", "ja", "ko", "ru", "sr", "th", "uk", "ur", "yue", "zh",
  ]
}

extension PlacedElement {
  /// The language of one of its texts. One that shows nothing itself is in that of the file.
  func language(of text: String) -> TextLanguage {
    let language = TextLanguage.of(text, locale: settings.locales.first)
    guard language != .other, walk.memo.isForeign else { return language }
    // Nor does a setting make a file English whose texts show another language.
    return TextLanguage.of(text, locale: nil) == .english ? language : .other
  }
}

extension Memo {
  /// Whether most texts of a file that show their language are not English. One that does is enough if
  /// others have the endings of verbs elsewhere. Names in its data may be from anywhere, and do not count.
  static func isForeign(_ program: Program) -> Bool {
    let texts = program.properties.prefix(1_000).flatMap {
      program.fixedTexts(in: $0.expression).filter { $0.utf8.count > 2 }
    }
    let others = texts.map { TextLanguage.of($0, locale: nil, onlyOther: true) == .other }
    // Nearly no file has one.
    if !others.contains(true) { return false }
    var (foreign, english, hints) = (0, 0, 0)
    for (text, isOther) in zip(texts, others) {
      switch isOther ? .other : TextLanguage.of(text, locale: nil) {
      case .other: foreign += 1
      case .english: english += 1
      case .unclear: if ForeignWords.mayBeginWithVerb(text) { hints += 1 }
      }
    }
    return foreign > 0 && foreign + hints > 1 && foreign > english
  }
}

extension Program {
  /// The texts of the file in a value: itself, what stands around values in it, or the two of a choice.
  fileprivate func fixedTexts(in id: ExpressionID) -> [String] {
    if case .string(let text)? = constant(id) { return [text] }
    let expression = expression(id)
    let parts = operandIDs(of: expression)
    switch expression.operation {
    case .interpolation: return [parts.compactMap { constantString($0) }.joined(separator: " ")]
    case .conditional: return parts.dropFirst().compactMap { constantString($0) }
    default: return []
    }
  }
}

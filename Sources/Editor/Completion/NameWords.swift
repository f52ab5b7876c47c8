import CtlChecker
import CtlSyntax

/// What the name of a variable says about its type. The last word says most: `returnDay` is a day.
enum NameWords {
  /// The built-in type that something of a name mostly has.
  static func type(of name: String) -> String? {
    let words = name.words
    guard let last = words.last, let first = words.first else { return nil }
    if truths.contains(first), words.count > 1 || first.utf8.count > 3 { return "Bool" }
    if let type = types[last] { return type }
    if last.hasSuffix("ed") || last.hasSuffix("ing") { return "Bool" }
    return words.count > 1 ? types[first] : nil
  }

  /// Words that begin the name of what is true or not.
  private static let truths: Set<String> = [
    "is", "has", "are", "can", "should", "shows", "allows", "uses", "needs", "wants", "keeps",
    "hides", "plays", "sends", "includes", "accepts", "agrees", "asks", "remembers", "reminds",
    "repeats", "notifies", "vibrates", "snoozes", "wraps", "shares", "saves", "syncs", "corrects",
    "capitalizes", "predicts", "enables", "may", "must", "will", "did", "was",
  ]

  private static let types: [String: String] = {
    let words = [
      "String": """
      name text query title email address street city zip country note notes message comment subject
      password passcode code phone url link host server user username nickname answer question word
      search description label caption greeting recipient sender to from place destination origin iban
      about bio draft phrase language author company payee greeting key symbol unit hint reason region
      """,
      "Bool": """
      on off enabled visible hidden favorite private public online offline silent mode wifi bluetooth
      traffic satellite checked news terms sound sounds agreed dark alone later
      """,
      "Int": """
      count copies minutes hours days weeks months years pages page number index step steps stars rating
      servings adults children guests people persons quantity cups rounds goal score year age port
      items tickets rooms nights sheets visits travelers points level floor row column attempts total
      """,
      "Double": """
      volume speed position progress brightness contrast exposure intensity scale size distance weight
      height width price balance rate ratio percent opacity radius angle tempo bass treble zoom tip
      fraction done loaded elapsed saturation warmth pitch gain water seconds calories value amount
      """,
      "Date": """
      date day time birthday start end starts ends due at deadline departure arrival created updated
      opens closes bedtime wakeup
      """,
      "Duration": "duration timeout interval delay rest length",
      "Color": "color tint ink accent brand background foreground",
      "[String]": "names tags list words options choices",
    ]
    var result: [String: String] = [:]
    for (type, list) in words {
      for word in list.split(whereSeparator: \.isWhitespace) { result[String(word)] = type }
    }
    return result
  }()
}

extension Completer {
  /// The words of the element around the cursor before the cursor: of its name, its text, what it binds.
  var ownerWords: Set<String> {
    var path = context.blockPath[...]
    while let last = path.last, tree.nodes[last].kind != .element { path = path.dropLast() }
    guard let element = path.last else { return [] }
    let end = tree.token(at: context.word.lowerBound)
    var words: Set<String> = []
    for token in wordToken(tree, element)..<max(end, wordToken(tree, element)) {
      switch tree.tokenKinds[token] {
      case .identifier: words.formUnion(context.text(token).words)
      case .string, .stringHead, .stringMiddle, .stringTail:
        words.formUnion(tree.text(ofToken: token).split { !$0.isLetter }.map { $0.lowercased() })
      default: break
      }
      if words.count > 100 { break }
    }
    return words
  }
}

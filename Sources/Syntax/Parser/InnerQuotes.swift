import CtlDiagnostics
import CtlText

/// Quotation marks in a text that end it: `"Say "hi""`.
public struct InnerQuotes {
  /// The tokens that are meant to be one text.
  public let tokens: Range<Int>
  /// The tokens that end or begin with a quote in it.
  private let quotes: [(token: Int, isEnd: Bool)]

  /// - Parameter word: A token in the text, right after a quote.
  public init?(at word: Int, _ kinds: [TokenKind]) {
    guard word > 0, InnerQuotes.isWord(kinds[word]), InnerQuotes.endsText(kinds[word - 1]),
      let first = InnerQuotes.start(of: word - 1, kinds)
    else { return nil }
    var quotes: [(token: Int, isEnd: Bool)] = []
    var end = word - 1
    var next = word
    // The text goes on while a word touches the quote that ends it so far.
    while next < kinds.count, InnerQuotes.isWord(kinds[next]) {
      var opening = next
      while opening < kinds.count, !InnerQuotes.beginsText(kinds[opening]),
        InnerQuotes.isPart(kinds[opening])
      {
        opening += 1
      }
      guard opening < kinds.count, InnerQuotes.beginsText(kinds[opening]),
        !kinds[opening - 1].isTrivia, let last = InnerQuotes.end(of: opening, kinds)
      else { break }
      quotes += [(end, true), (opening, false)]
      (end, next) = (last, last + 1)
    }
    guard !quotes.isEmpty else { return nil }
    tokens = first..<end + 1
    self.quotes = quotes
  }

  /// The first text of a line with quotation marks in it.
  init?(in line: Range<Int>, _ kinds: [TokenKind]) {
    for token in line {
      if let found = InnerQuotes(at: token, kinds) {
        self = found
        return
      }
    }
    return nil
  }

  public static let problem = Phrase(
    Message("a quotation mark in a text is written `\\\"`", "文字中的引号写作 `\\\"`"))

  /// Writes a `\` before each quote.
  public func fix(_ file: FileID, _ range: (Int) -> Range<Int>) -> Fix {
    let places = quotes.map {
      $0.isEnd ? range($0.token).upperBound - 1 : range($0.token).lowerBound
    }
    return Fix(
      Message("write `{text}`", "改为 `{text}`")(["text": "\\\""]), .suggestion,
      places.map { Edit(Location(file, $0..<$0), "\\") })
  }

  private static func isWord(_ kind: TokenKind) -> Bool {
    kind == .identifier || kind == .number || kind == .quantity || kind.isKeyword
  }

  /// What may stand between two quotation marks of a text.
  private static func isPart(_ kind: TokenKind) -> Bool {
    switch kind {
    case .newline, .leftBrace, .rightBrace, .semicolon, .endOfFile, .arrow, .bind: false
    default: true
    }
  }

  private static func beginsText(_ kind: TokenKind) -> Bool {
    kind == .string || kind == .stringHead
  }

  private static func endsText(_ kind: TokenKind) -> Bool {
    kind == .string || kind == .stringTail
  }

  /// The token in which a text begins that ends in another one.
  private static func start(of last: Int, _ kinds: [TokenKind]) -> Int? {
    var level = 0
    for token in stride(from: last, through: max(0, last - 256), by: -1) {
      if kinds[token] == .stringTail { level += 1 }
      if kinds[token] == .stringHead { level -= 1 }
      if level == 0 { return token }
    }
    return nil
  }

  /// The token in which a text ends that begins in another one.
  private static func end(of first: Int, _ kinds: [TokenKind]) -> Int? {
    var level = 0
    for token in first..<min(kinds.count, first + 256) {
      if kinds[token] == .stringHead { level += 1 }
      if kinds[token] == .stringTail { level -= 1 }
      if level == 0 { return token }
    }
    return nil
  }
}

extension Habit {
  /// `label "Say "Oh!" now"`
  static let quotes: [Habit] = [
    Habit(
      .separator, .head, .colon, .sign, .member, .step, .block, .closeParen, .commaOrParen,
      .commaOrBracket, .assignment, .relation
    ) { parser in
      let first = parser.firstOnLine(parser.previous)
      guard let text = InnerQuotes(in: first..<parser.position + 1, parser.tokens.kinds) else {
        return nil
      }
      return Meaning(
        parser.bytes(text.tokens), InnerQuotes.problem,
        fixes: [text.fix(parser.file, parser.tokens.range(of:))])
    }
  ]
}

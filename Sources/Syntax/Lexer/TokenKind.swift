/// The kind of a token. White space and comments are tokens too, so the tokens of a file make up
/// the whole file.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  // Trivia: everything up to `blockComment`.
  case whitespace, newline, lineComment, docComment, blockComment

  /// Bytes that belong to no token: stray characters, and bytes that are not UTF-8.
  case unknown

  case identifier
  /// A name in back-quotes.
  case quotedIdentifier
  case number
  /// A number with a unit: `15min`, `1h30min`, `44pt`.
  case quantity
  case color
  /// A string without interpolation, quotes included.
  case string
  /// The parts of `"a \(x) b \(y) c"`: `"a \(`, `) b \(`, `) c"`.
  case stringHead, stringMiddle, stringTail

  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case colon, semicolon, comma, dot, at, arrow, bind, assign, plusAssign, minusAssign

  // Operators, whose spellings and levels are in `Operator`, and the `?` of conditions.
  case plus, minus, star, slash, percent, bang, question, coalesce
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, and, or
  case closedRange, halfOpenRange

  case importKeyword, screenKeyword, componentKeyword, enumKeyword, recordKeyword
  case appearanceKeyword
  case varKeyword, letKeyword, actionKeyword, taskKeyword
  case ifKeyword, elseKeyword, forKeyword, inKeyword, onKeyword
  case layoutKeyword, pinKeyword, alignKeyword, accessibilityKeyword
  case slotKeyword, sampleKeyword, styleKeyword, eventKeyword
  case bindingKeyword, trueKeyword, falseKeyword, nilKeyword

  /// The empty token that ends every file.
  case endOfFile

  @inlinable public var isTrivia: Bool { rawValue <= TokenKind.blockComment.rawValue }
  @inlinable public var isKeyword: Bool {
    rawValue >= TokenKind.importKeyword.rawValue && rawValue <= TokenKind.nilKeyword.rawValue
  }
  /// A keyword that is a name wherever no member begins: values and the words of conditions and loops
  /// are never names.
  @inlinable public var isSoftKeyword: Bool {
    switch self {
    case .ifKeyword, .elseKeyword, .forKeyword, .inKeyword, .trueKeyword, .falseKeyword,
      .nilKeyword:
      false
    default: isKeyword
    }
  }
  /// Its text when that is always the same; nil for tokens with a text of their own.
  public var spelling: String? { TokenKind.spellings[Int(rawValue)] }

  /// By the raw value; operators have theirs in their own list.
  private static let spellings: [String?] = {
    let fixed: KeyValuePairs<TokenKind, String> = [
      .leftBrace: "{", .rightBrace: "}", .leftParen: "(", .rightParen: ")", .leftBracket: "[",
      .rightBracket: "]", .colon: ":", .semicolon: ";", .comma: ",", .dot: ".", .at: "@",
      .arrow: "->", .bind: "<->", .assign: "=", .plusAssign: "+=", .minusAssign: "-=",
      .question: "?",
      .importKeyword: "import", .screenKeyword: "screen", .componentKeyword: "component",
      .enumKeyword: "enum", .recordKeyword: "record", .appearanceKeyword: "appearance",
      .varKeyword: "var",
      .letKeyword: "let", .actionKeyword: "action", .taskKeyword: "task", .ifKeyword: "if",
      .elseKeyword: "else", .forKeyword: "for", .inKeyword: "in", .onKeyword: "on",
      .layoutKeyword: "layout", .pinKeyword: "pin", .alignKeyword: "align",
      .slotKeyword: "slot", .sampleKeyword: "sample", .styleKeyword: "style",
      .eventKeyword: "event",
      .accessibilityKeyword: "accessibility", .bindingKeyword: "binding", .trueKeyword: "true",
      .falseKeyword: "false", .nilKeyword: "nil",
    ]
    var spellings = [String?](repeating: nil, count: allCases.count)
    for one in Operator.all { spellings[Int(one.token.rawValue)] = one.spelling }
    for (token, spelling) in fixed { spellings[Int(token.rawValue)] = spelling }
    return spellings
  }()

  /// The words of the constructs; every other word is a name.
  public static let keywords: [String] = allCases.filter(\.isKeyword).compactMap(\.spelling)
}

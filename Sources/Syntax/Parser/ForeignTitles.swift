import CtlDiagnostics
import CtlText

/// Titles of screens in the forms of other languages.
extension Parser {
  /// `screen Tea Tea {`, `screen Tea("Tea") {` after the name.
  mutating func parseForeignTitle() {
    guard brackets != nil, !isAtLineStart else { return }
    let next = peekNext()
    if let text = titleAfterWords() {
      let start = position
      let rest = open(.unexpected)
      while position < text, !isAtLimit { advance() }
      close(rest)
      let words = bytes(start..<text)
      let before = tokenRange(significant(before: start) ?? start).upperBound
      reportForeign(
        words.lowerBound..<max(words.lowerBound, tokenRange(previous).upperBound),
        Phrase(
          Message(
            "a title follows its name: `screen Tea \"Tea\"`", "标题直接写在名称之后：`screen Tea \"Tea\"`")),
        fixes: [
          Fix(
            Phrase(Message("delete it", "删除它")), .suggestion,
            [edit(before..<tokenRange(text).lowerBound, " ")])
        ])
      _ = parseText()
    } else if isAtName, next.kind == .leftBrace, next.sameLine {
      let title = "\"\(word(position))\""
      reportForeign(
        tokenRange(position),
        Phrase(Message("a title stands between quotation marks", "标题写在引号中")),
        fixes: [writeFix(title, [edit(tokenRange(position), title)])])
      leaf(.unexpected)
    } else if at(.leftParen) {
      let start = position
      let rest = open(.unexpected)
      skipBalanced()
      close(rest)
      let range = bytes(from: start)
      let title = (start..<max(start, previousEnd)).first { kind(ofToken: $0) == .string }.map {
        word($0)
      }
      reportForeign(
        range,
        Phrase(
          Message("the title of a screen follows its name, without parentheses", "界面的标题写在名称之后，不加括号")
        ),
        fixes: title.map { [writeFix($0, [edit(range, " " + $0)])] } ?? [deleteFix(range)])
    }
  }

  /// The text after `:`, `,`, `-`, `title:` or `title` on the line of the name.
  private mutating func titleAfterWords() -> Int? {
    var token = position
    if at(.identifier), Parser.wordsOfTitles.contains(word(position)) {
      token = peekNext().index
    }
    if [.colon, .assign, .comma, .minus].contains(kind(ofToken: token)) {
      token = peek(after: token).index
    }
    guard token > position, kind(ofToken: token) == .string,
      !(position..<token).contains(where: { kind(ofToken: $0) == .newline })
    else { return nil }
    return token
  }

  /// `(title: "Tea")` after the name of a screen.
  var isTitleInParentheses: Bool {
    mutating get {
      guard brackets != nil, case let name = peekNext(), name.kind == .identifier,
        Parser.wordsOfTitles.contains(word(name.index)),
        case let colon = peek(after: name.index), [.colon, .assign].contains(colon.kind),
        case let text = peek(after: colon.index), text.kind == .string
      else { return false }
      return peek(after: text.index).kind == .rightParen
    }
  }

  private static let wordsOfTitles: Set<String> = [
    "title", "name", "titled", "named", "called", "label", "text", "caption",
  ]
}

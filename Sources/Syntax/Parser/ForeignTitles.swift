import CtlDiagnostics
import CtlText

/// Titles of screens in the forms of other languages.
extension Parser {
  /// `screen Tea Tea {`, `screen Tea Title "Tea" {`, `screen Tea("Tea") {` after the name.
  mutating func parseForeignTitle() {
    guard brackets != nil, !isAtLineStart, !parseTextWithoutOpening() else { return }
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

  /// `row Tea" {`: a text whose first quotation mark is missing; returns whether it is one.
  mutating func parseTextWithoutOpening() -> Bool {
    guard brackets != nil, !brokenStrings.isEmpty, !isAtLineStart, previousEnd > 0,
      let quote = quoteAfterWords(from: position)
    else { return false }
    // Signs that are no tokens belong to it too.
    var start = tokenRange(previousEnd - 1).upperBound
    while [0x20, 0x09].contains(source.bytes[start]) { start += 1 }
    let range = start..<tokenRange(quote).upperBound
    let rest = open(.unexpected)
    while position <= quote, !isAtLimit { advance() }
    close(rest)
    explained.append(range)
    memberHasError = true
    guard !isSilenced, findings.count <= SyntaxTree.findingLimit else { return true }
    findings.append(
      Finding(
        SyntaxCode.unterminatedString, at: Location(file, range),
        Message(
          "a text stands between two `\"`: the first one is missing", "文字写在两个“\"”之间：缺少前一个")(),
        fixes: [writeFix("\"", [edit(start..<start, "\"")])]))
    return true
  }

  /// The quotation mark without a partner that ends words on this line.
  mutating func quoteAfterWords(from start: Int) -> Int? {
    var token = start
    for _ in 0..<64 {
      switch kind(ofToken: token) {
      case .string:
        let isAlone = brokenStrings.contains(tokenRange(token).lowerBound)
        return isAlone && tokenRange(token).count == 1 && token > start ? token : nil
      case .leftBrace, .rightBrace, .semicolon, .stringHead, .endOfFile: return nil
      default:
        let next = peek(after: token)
        guard next.sameLine else { return nil }
        token = next.index
      }
    }
    return nil
  }

  /// The text after `:`, `,`, `-`, `title:` or a word on the line of the name.
  private mutating func titleAfterWords() -> Int? {
    var token = position
    let next = peekNext()
    let isWord = at(.identifier) || current.isKeyword
    if at(.identifier) && Parser.wordsOfTitles.contains(word(position))
      || isWord && next.kind == .string
    {
      token = next.index
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

  /// `screen: Tea` at the top of a file, with indented lines below it; returns whether it was one.
  mutating func reportDeclarationWithColon(_ node: Int, _ word: Int) -> Bool {
    guard brackets != nil, builder.kind(of: node) == .property,
      [.screenKeyword, .componentKeyword].contains(kind(ofToken: word))
    else { return false }
    let spelled = self.word(word)
    reportForeign(
      bytes(word..<previousEnd),
      Message(
        "a {word} is declared with its name and a block: `{word} Tea { … }`",
        "{word} 用名称和块声明：`{word} Tea { … }`")(["word": .text(spelled)]))
    let column = indentation(of: word)
    let rest = open(.unexpected)
    while !isAtLimit, !at(.rightBrace), isAtLineStart, indentation(of: position) > column {
      let last = lastOnLine(from: position)
      while position <= last, !isAtLimit { advance() }
    }
    if previousEnd > builder.firstToken(of: rest) { close(rest) } else { builder.cut(to: rest) }
    return true
  }

  /// Whether a text stands after the sign here, and an element with a text before it: `label = "Hi"`.
  mutating func isTextAfterSign(_ sign: Int) -> Bool {
    let text = peek(after: sign)
    return ForeignWords.titledKinds.contains(word(position)) && text.sameLine
      && [.string, .stringHead].contains(text.kind)
  }

  mutating func reportSignBeforeText(_ node: Int, _ inside: MemberContext) {
    let sign = peekNext().index
    let before = tokenRange(position).upperBound
    let text = peek(after: sign).index
    let form = "\(word(position)) \"…\""
    builder.setKind(node, .element)
    advance()
    reportForeign(
      tokenRange(sign),
      Message("a text stands right after the kind: `{form}`", "文字直接写在种类之后：`{form}`")([
        "form": .text(form)
      ]), fixes: [deleteSign(before..<tokenRange(text).lowerBound)])
    leaf(.unexpected)
    _ = parseText()
    if isAtBlock { parseBlock(inside) }
  }

  private func deleteSign(_ range: Range<Int>) -> Fix {
    Fix(Phrase(Message("delete it", "删除它")), .suggestion, [edit(range, " ")])
  }

  private static let wordsOfTitles: Set<String> = [
    "title", "name", "titled", "named", "called", "label", "text", "caption",
  ]
}

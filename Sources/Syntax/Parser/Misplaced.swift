import CtlDiagnostics
import CtlText

/// Moves a member to where it belongs.
extension Parser {
  /// The fix for a member that its block does not allow; the member begins at a token and was read.
  mutating func placeFix(_ kind: NodeKind, _ word: Int, _ context: MemberContext) -> [Fix] {
    guard brackets != nil, previousEnd > word, !memberHasError else { return [] }
    let member = bytes(word..<previousEnd)
    let text = source.string(member)
    switch kind {
    case .equation where context != .file && context != .layout && !text.contains("\n"):
      return [
        Fix(
          Phrase(Message("put it in a `layout` block", "放进 `layout` 块")), .suggestion,
          [
            edit(member.lowerBound..<member.lowerBound, "layout { "),
            edit(member.upperBound..<member.upperBound, " }"),
          ])
      ]
    case .variableDeclaration where context == .sample || context == .enumCase:
      return propertyFix(word)
    case .binding where context == .sample || context == .enumCase:
      let sign = peek(after: word)
      guard sign.kind == .bind else { return [] }
      return [
        writeFix(
          ":",
          [edit(tokenRange(word).upperBound..<tokenRange(sign.index).upperBound, ":")])
      ]
    case .importDeclaration:
      return [move(member, to: 0, text + "\n", Message("move it to the top of the file", "移到文件开头"))]
    case .enumDeclaration, .recordDeclaration, .componentDeclaration, .screenDeclaration,
      .appearanceDeclaration, .styleDeclaration:
      guard context != .file else { return [] }
      let end = source.bytes.count
      return [
        move(
          member, to: end, (source.bytes.last == 0x0A ? "\n" : "\n\n") + text + "\n",
          Message("move it to the end of the file", "移到文件末尾"))
      ]
    case .constantDeclaration where context == .enumCase: return propertyFix(word)
    case .variableDeclaration, .constantDeclaration, .actionDeclaration, .taskDeclaration:
      let branch = kind == .constantDeclaration && context == .element ? branchBrace : nil
      guard let brace = branch ?? (context == .file ? firstScreenBrace : bodyBrace) else {
        return []
      }
      let place = tokenRange(brace).upperBound
      let next = peek(after: brace)
      let isInLine = next.sameLine && next.kind != .rightBrace
      let indentation = branch == nil ? "  " : indentation(before: next.index)
      return [
        move(
          member, to: place, isInLine ? " \(text);" : "\n\(indentation)\(text)",
          branch == nil
            ? Message("move it into the screen", "移到界面中")
            : Message("move it to the beginning of the condition or loop", "移到条件或循环的开头"))
      ]
    case .eventDeclaration where context == .screen:
      return [replaceFix(tokenRange(word), "action")]
    case .element where context == .file && isLook(word):
      let place = tokenRange(word).lowerBound
      return [writeFix("appearance \(self.word(word))", [edit(place..<place, "appearance ")])]
    case .element where context == .file:
      return [wrapInScreen(word, member)]
    default: return []
    }
  }

  /// `var name = value` as `name: value`.
  private mutating func propertyFix(_ word: Int) -> [Fix] {
    let name = peek(after: word).index
    let sign = peek(after: name)
    guard sign.kind == .assign else { return [] }
    return [
      writeFix(
        "\(self.word(name)):",
        [
          edit(tokenRange(word).lowerBound..<tokenRange(name).lowerBound, ""),
          edit(tokenRange(name).upperBound..<tokenRange(sign.index).upperBound, ":"),
        ])
    ]
  }

  /// The white space before a token on its line.
  private mutating func indentation(before token: Int) -> String {
    let end = tokenRange(token).lowerBound
    var start = end
    while start > 0, [0x20, 0x09].contains(source.bytes[start - 1]) { start -= 1 }
    return source.string(start..<end)
  }

  /// Takes the text of a range, with its line if nothing else stands there, to another place.
  private mutating func move(
    _ range: Range<Int>, to place: Int, _ text: String, _ title: Message
  ) -> Fix {
    let bytes = source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    if end < bytes.count, bytes[end] == 0x3B { end += 1 }
    if start == 0 || bytes[start - 1] == 0x0A, end < bytes.count, bytes[end] == 0x0A {
      end += 1
    } else {
      start = range.lowerBound
    }
    let insertion = edit(place..<place, text)
    let deletion = edit(start..<end, "")
    let edits = place <= start ? [insertion, deletion] : [deletion, insertion]
    return Fix(Phrase(title), .suggestion, edits)
  }

  /// The `{` of the first screen of the file.
  private var firstScreenBrace: Int? {
    mutating get {
      guard let screen = tokens.kinds.firstIndex(of: .screenKeyword) else { return nil }
      var token = screen
      for _ in 0..<8 {
        let next = peek(after: token)
        if next.kind == .leftBrace { return next.index }
        token = next.index
      }
      return nil
    }
  }

  /// Whether an element has properties in its block, and nothing else: `label { font: .headline }`.
  private mutating func isLook(_ word: Int) -> Bool {
    var brace = peek(after: word)
    guard brace.kind == .leftBrace, let end = endOfBlock(brace.index) else { return false }
    let first = peek(after: brace.index)
    guard first.kind == .identifier, peek(after: first.index).kind == .colon else { return false }
    for _ in 0..<Parser.farReach where tokenRange(brace.index).upperBound < end {
      brace = peek(after: brace.index)
      if [.leftBrace, .bind, .onKeyword].contains(brace.kind) { return false }
    }
    return true
  }

  private mutating func wrapInScreen(_ word: Int, _ member: Range<Int>) -> Fix {
    let isPart = ["content", "table", "toolbar", "navigationBar", "statusBar"].contains(
      self.word(word))
    let (opening, closing) =
      isPart
      ? ("screen Main \"Main\" {\n", "\n}") : ("screen Main \"Main\" {\ncontent {\n", "\n}\n}")
    return Fix(
      Phrase(Message("put it in a screen", "放进界面")), .suggestion,
      [
        edit(member.lowerBound..<member.lowerBound, opening),
        edit(member.upperBound..<member.upperBound, closing),
      ])
  }
}

import CtlDiagnostics
import CtlText

/// Foreign forms around names.
extension Parser {
  /// `screen "Tea" {`
  mutating func reportMissingName() {
    let title = source.string(tokenRange(position))
    let words = title.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let place = tokenRange(position).lowerBound
    let isName = name.first?.isLetter ?? false
    var fixes = isName ? [writeFix(name, [edit(place..<place, name + " ")])] : []
    let next = peekNext()
    if next.sameLine, next.kind == .identifier {
      // `screen "Tea" Tea {`
      let text = "\(word(next.index)) \(title)"
      fixes = [writeFix(text, [edit(bytes(position..<next.index + 1), text)])]
    }
    expected(.name, fixes: fixes)
  }

  /// `binding count: Int`
  mutating func reportEarlyBinding() {
    let next = peekNext().index
    let colon = peek(after: next).index
    var edits = [edit(rangeWithSpace(position), "")]
    if kind(ofToken: colon) == .colon {
      let end = tokenRange(colon).upperBound
      edits.append(edit(end..<end, " binding"))
    }
    reportForeign(
      tokenRange(position),
      Phrase(
        Message(
          "`binding` stands before the type: `name: binding Int`",
          "`binding` 写在类型之前：`名称: binding Int`")),
      fixes: edits.count > 1
        ? [Fix(Phrase(Message("move it there", "移到那里")), .suggestion, edits)] : [])
    advance()
  }

  /// `@Binding isOn: Bool` in a list of parameters.
  mutating func reportParameterAttribute() {
    let start = position
    let rest = open(.unexpected)
    advance()
    let spelled = word(position)
    if isAtName { advance() }
    close(rest)
    let range = tokenRange(start).lowerBound..<tokenRange(position).lowerBound
    var edits = [edit(range, "")]
    let colon = peekNext()
    if ForeignWords.bindings.contains(spelled), colon.kind == .colon {
      let end = tokenRange(colon.index).upperBound
      edits.append(edit(end..<end, " binding"))
    }
    reportForeign(
      bytes(start..<previousEnd),
      Phrase(
        Message(
          "a parameter has no attribute; a variable is passed as `name: binding Type`",
          "参数没有标记；变量以 `名称: binding 类型` 传入")),
      fixes: [
        Fix(
          Message("write `{text}`", "改为 `{text}`")([
            "text": edits.count > 1 ? "binding" : .text(word(position))
          ]), .suggestion, edits)
      ])
  }

  /// `value: inout Bool`
  mutating func skipForeignBinding() {
    guard at(.identifier), peekNext().kind == .identifier, peekNext().sameLine,
      ForeignWords.bindings.contains(word(position))
    else { return }
    reportForeign(
      tokenRange(position),
      Message("`{word}` is `binding` here", "`{word}` 在这里写作 `binding`")([
        "word": .text(word(position))
      ]), fixes: [replaceFix(tokenRange(position), "binding")])
    leaf(.unexpected)
  }

  /// `button "Go" -> go()`, `button "Go" on tap -> go()`, `label "Hi".font(.body)` after the head of an
  /// element.
  mutating func parseForeignHead() {
    switch current {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .dot:
      if isInBareChoice {
        reportBareChoice()
      } else if isInBareValue {
        reportBareValue()
      } else if at(.dot) {
        parseModifiers()
      }
    case .identifier where word(position) == "v": parseDirectiveOfHead()
    case .arrow: reportBareHandler("on touchUpInside ")
    case .question: reportBareChoice()
    case .ifKeyword: parseTextChoice()
    case .plus where previousEnd > 0 && kind(ofToken: previousEnd - 1) == .string:
      reportJoinedText()
    case .onKeyword where peekNext().sameLine && peekNext().kind == .identifier:
      reportBareHandler("")
    default: break
    }
  }

  /// `"Hi " + name`
  private mutating func reportJoinedText() {
    let text = tokenRange(previousEnd - 1)
    let plus = position
    let rest = open(.unexpected)
    while !isAtLimit, !isAtLineStart, !isAtBrace, !at(.semicolon) { advance() }
    close(rest)
    let value = ForeignWords.converted(by: self.text(after: plus))
    let joined = source.string(text).dropLast() + "\\(\(value))\""
    let range = text.lowerBound..<tokenRange(previousEnd - 1).upperBound
    reportForeign(
      tokenRange(plus),
      Phrase(Message("a value is put into a text: `\"… \\(value)\"`", "把值写进文字：`\"… \\(值)\"`")),
      fixes: value.contains("\"") || value.contains("+")
        ? [] : [writeFix(String(joined), [edit(range, String(joined))])])
  }

  /// Whether the name before is the beginning of a condition: `label step == 1 ? "A" : "B"`.
  private var isInBareChoice: Bool {
    mutating get {
      guard kind(ofToken: previous) == .identifier else { return false }
      var next = peekNext()
      for _ in 0..<64 where next.sameLine {
        switch next.kind {
        case .question: return true
        case .leftBrace, .rightBrace, .semicolon, .endOfFile: return false
        default: next = peek(after: next.index)
        }
      }
      return false
    }
  }

  /// Whether the name before is the beginning of a value: `label names.joined(separator: ", ")`.
  private var isInBareValue: Bool {
    mutating get {
      let member = peekNext()
      guard at(.dot), touches(previous, position), kind(ofToken: previous) == .identifier,
        let kind = significant(before: previous), kind >= firstOnLine(previous),
        self.kind(ofToken: kind) == .identifier, member.kind == .identifier
      else { return false }
      let name = word(member.index)
      let next = peek(after: member.index)
      return next.kind.level == .coalescing && next.sameLine
        || next.kind == .leftParen && ForeignWords.isMember(name)
    }
  }

  private mutating func reportBareValue() {
    let name = previous
    let isOwn = ForeignWords.isOwnMember(word(peekNext().index))
    let rest = open(.unexpected)
    while !isAtLimit, !isAtLineStart, !isAtBrace, !at(.semicolon) { advance() }
    close(rest)
    let range = bytes(name..<previousEnd)
    let value = ForeignWords.converted(by: source.string(range))
    let text = "\"\\(\(value))\""
    reportForeign(
      range,
      Phrase(Message("a value is put into a text: `\"… \\(value)\"`", "把值写进文字：`\"… \\(值)\"`")),
      fixes: value.contains("(") && !isOwn ? [] : [replaceFix(range, text)])
  }

  /// `label flag ? "A" : "B"`
  private mutating func reportBareChoice() {
    let condition = previous
    if reportChoiceOfElements(condition) { return }
    let rest = open(.unexpected)
    while !isAtLimit, !isAtLineStart, !isAtBrace, !at(.semicolon) { advance() }
    close(rest)
    let range = bytes(condition..<previousEnd)
    let kind = significant(before: condition).map { word($0) }
    let name = kind.flatMap { Self.textNames[$0] } ?? "title"
    let member = "{ \(name): \(source.string(range))"
    let text = "\(member) }"
    // A block that follows gets the value too.
    let change =
      at(.leftBrace)
      ? edit(range.lowerBound..<tokenRange(position).upperBound, member + ";") : edit(range, text)
    reportForeign(
      range,
      Message(
        "a value that is no text stands in the block: `{form}`", "文字以外的值写在块中：`{form}`")([
          "form": .text("{ \(name): … }")
        ]),
      fixes: self.kind(ofToken: condition) == .identifier ? [writeFix(text, [change])] : [])
  }

  /// The properties for the texts of elements that are no titles.
  private static let textNames = [
    "label": "text", "textField": "placeholder", "searchBar": "placeholder",
  ]

  /// A handler after an element instead of in its block.
  mutating func reportBareHandler(_ start: String) {
    let place = position
    let head = tokenRange(max(0, previousEnd - 1)).upperBound
    let rest = open(.unexpected)
    while !isAtLimit, !isAtLineStart, !isAtBrace, !at(.semicolon) { advance() }
    close(rest)
    let range = bytes(from: place)
    let block = "{ \(start)\(source.string(range)) }"
    reportForeign(
      range,
      Phrase(Message("a handler stands in the block of its element", "事件处理写在元素的块中")),
      fixes: [writeFix(block, [edit(head..<range.upperBound, " " + block)])])
  }

  /// Whether a handler on the line of an element without a block belongs to it.
  mutating func isHandlerOutside(_ node: Int) -> Bool {
    at(.onKeyword) && builder.kind(of: node) == .element && previousEnd > 0
      && kind(ofToken: previousEnd - 1) != .rightBrace && peekNext().sameLine
      && peekNext().kind == .identifier
  }
}

extension Parser {
  /// `: Int` of `[String: Int]`
  mutating func parseForeignDictionary() {
    let start = position
    let rest = open(.unexpected)
    while !at(.rightBracket), !isAtLimit, !followsNewline || position == start { advance() }
    close(rest)
    reportForeign(
      bytes(from: start),
      Phrase(Message("there are no dictionaries; the app keeps such data", "没有字典；这类数据由应用保存")))
  }

  /// `var Int minutes = 3`, `var minutes Int = 3` after the `var`.
  mutating func parseSwappedType() -> Bool {
    guard brackets != nil, isAtName, !isAtLineStart else { return false }
    let second = peekNext()
    let third = peek(after: second.index)
    guard second.sameLine, second.kind == .identifier, third.kind == .assign || !third.sameLine
    else {
      return false
    }
    let first = word(position)
    guard first.first?.isUppercase == true || ForeignWords.types[first] != nil else { return false }
    let type = ForeignWords.types[first]?.here.first ?? first
    let text = "\(word(second.index)): \(type)"
    let range = bytes(position..<second.index + 1)
    reportForeign(
      range, Phrase(Message("the type stands after the name: `name: Type`", "类型写在名称之后：`名称: 类型`")),
      fixes: [writeFix(text, [edit(range, text)])])
    leaf(.unexpected)
    return true
  }

  /// `(touchUpInside)` after `on`.
  mutating func parseEventInParentheses() {
    let start = position
    let name = peekNext()
    let rest = open(.unexpected)
    skipBalanced()
    close(rest)
    let text = " " + word(name.index)
    reportForeign(
      bytes(from: start),
      Phrase(
        Message(
          "an event stands without parentheses: `on event -> action()`", "事件不写括号：`on 事件 -> 动作()`")),
      fixes: name.kind == .identifier
        ? [
          writeFix(
            text,
            [edit(tokenRange(start - 1).upperBound..<bytes(from: start).upperBound, text)])
        ] : [])
  }

  /// The fixes for all foreign forms in the cases of an enum, from the current token on.
  mutating func enumFix(fromHead: Bool = false) -> [Fix] {
    var edits: [Edit] = []
    var token = position
    // The blocks of cases, and fields, are as they should be.
    var level = fromHead ? -1 : 0
    var isField = false
    for _ in 0..<1024 {
      if token >= limit || level <= 0 && kind(ofToken: token) == .rightBrace { break }
      let next = peek(after: token)
      let isText = next.kind == .string
      if kind(ofToken: token) == .letKeyword, level == 0 { isField = next.sameLine }
      switch kind(ofToken: token) {
      case .leftBrace: level += 1
      case .rightBrace: level -= 1
      case _ where level > 0 || isField: break
      case .identifier
      where word(token) == "case" && next.sameLine
        && (next.kind == .identifier || next.kind == .dot):
        edits.append(edit(rangeWithSpace(token), ""))
      case .dot where next.kind == .identifier: edits.append(edit(tokenRange(token), ""))
      case .assign where isText: edits.append(edit(rangeWithSpace(token), ""))
      case .assign where next.kind == .number:
        let start = significant(before: token).map { tokenRange($0).upperBound }
        let end = tokenRange(next.index).upperBound
        edits.append(edit((start ?? tokenRange(token).lowerBound)..<end, ""))
      case .colon where isText: edits.append(edit(tokenRange(token), ""))
      case .leftParen where isText: edits.append(edit(tokenRange(token), " "))
      // Without its values a case would be another one.
      case .leftParen: return []
      case .rightParen: edits.append(edit(tokenRange(token), ""))
      default: break
      }
      if !next.sameLine || next.kind == .semicolon { isField = false }
      token = next.index
    }
    return edits.isEmpty
      ? []
      : [
        Fix(
          Phrase(Message("write the cases without other signs", "只写成员的名称和文字")), .suggestion, edits)
      ]
  }

  /// `screen Tea "Tea"` without its `{`, at the end of the line before.
  mutating func missingBraceFix() -> [Fix] {
    guard brackets != nil, previousEnd > 0 else { return [] }
    let place = tokenRange(previousEnd - 1).upperBound
    return [Fix(Phrase(Message("add `{`", "加上“{”")), .suggestion, [edit(place..<place, " {")])]
  }

  /// `if flag label "Hi"`: braces around the rest of the line, if it is an element.
  mutating func bracesFix() -> [Fix] {
    let second = peekNext()
    guard brackets != nil, isAtName, !isAtLineStart, second.sameLine,
      second.kind == .string || second.kind == .stringHead
    else { return [] }
    let start = tokenRange(position).lowerBound
    var last = position
    for _ in 0..<64 {
      let next = peek(after: last)
      guard next.sameLine, next.kind != .rightBrace, next.kind != .semicolon,
        next.kind != .endOfFile
      else { break }
      last = next.index
    }
    let end = tokenRange(last).upperBound
    return [
      Fix(
        Phrase(Message("put it in braces", "放进花括号")), .suggestion,
        [edit(start..<start, "{ "), edit(end..<end, " }")])
    ]
  }
}

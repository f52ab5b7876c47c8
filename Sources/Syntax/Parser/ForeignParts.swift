import CtlDiagnostics
import CtlText

/// Foreign forms inside of declarations: types, handlers, imports, operators.
extension Parser {
  // MARK: Operators

  /// The operator that a word stands for in other languages: `and`, `or`, `is`.
  mutating func wordOperator(_ token: Int) -> TokenKind? {
    guard kind(ofToken: token) == .identifier, tokenRange(token).count <= 7,
      ![.colon, .bind].contains(peek(after: token).kind),
      let sign = ForeignWords.keywords[word(token)]?.here.first
    else { return nil }
    return Operator.all.first { $0.spelling == sign && $0.level != .prefix }?.token
  }

  /// `name?.count`, `name ?: other`: what other languages do with a value that may be missing. The
  /// value so far is all that is read.
  mutating func reportForeignOptional() -> Bool {
    let question = position
    let next = kind(ofToken: question + 1)
    guard question == previousEnd || next == .colon else { return false }
    // `flag ?.mild : .strong`
    if next == .dot, isColonNear(question) { return false }
    let start = previous
    switch next {
    case .colon:
      let range = bytes(question..<question + 2)
      reportForeign(
        range, Phrase(Message("`?:` is `??` here", "`?:` 在这里写作 `??`")),
        fixes: [replaceFix(range, "??")])
    case .dot where kind(ofToken: start) == .identifier:
      let name = word(start)
      reportForeign(
        bytes(question..<question + 2),
        Phrase(
          Message(
            "a value that may be missing has no members: write `(value ?? other).count`",
            "可能缺少的值没有成员：请写 `(值 ?? 其他值).count`")),
        fixes: [replaceFix(bytes(start..<question + 1), "(\(name) ?? \"\")")])
    default: return false
    }
    advance()
    advance()
    if next == .colon { parseValue() } else if isAtName { advance() }
    return true
  }

  mutating func isNot(_ token: Int) -> Bool {
    kind(ofToken: token) == .identifier && word(token) == "not"
  }

  /// Whether the name after a member on the same line continues its value: `a and b`, `not a`.
  mutating func continuesValue() -> Bool {
    wordOperator(position) != nil || isAtUnit || (previousEnd > 0 && isNot(previousEnd - 1))
  }

  /// `8 pt`: a unit apart from its number.
  var isAtUnit: Bool {
    mutating get {
      guard at(.identifier), previousEnd > 0, kind(ofToken: previousEnd - 1) == .number,
        tokenRange(position).count <= 12
      else { return false }
      return Parser.units[word(position)] != nil
    }
  }

  private mutating func isColonNear(_ start: Int) -> Bool {
    var token = start
    for _ in 0..<Parser.farReach {
      let following = peek(after: token)
      guard following.sameLine, following.kind != .semicolon else { return false }
      if following.kind == .colon { return true }
      token = following.index
    }
    return false
  }

  /// Units as people write them, and as they are written here.
  static let units: [String: String] = {
    let spellings = [
      "pt": "pt px em rem dp sp point points", "s": "s sec secs second seconds",
      "ms": "ms millis millisecond milliseconds", "min": "min mins minute minutes",
      "h": "h hr hrs hour hours",
    ]
    return Dictionary(
      spellings.flatMap { unit, words in words.split(separator: " ").map { (String($0), unit) } },
      uniquingKeysWith: { first, _ in first })
  }()

  mutating func reportUnit() {
    let number = tokenRange(previousEnd - 1)
    let unit = word(position)
    let text = source.string(number) + (Parser.units[unit] ?? unit)
    reportForeign(
      number.lowerBound..<tokenRange(position).upperBound,
      Phrase(Message("a unit stands right after its number", "单位紧跟在数字之后")),
      fixes: [
        writeFix(text, [edit(number.lowerBound..<tokenRange(position).upperBound, text)])
      ])
    leaf(.unexpected)
  }

  mutating func reportWordOperator(_ sign: String, through end: Int) {
    let range = tokenRange(position).lowerBound..<end
    reportForeign(
      tokenRange(position),
      Message("`{word}` is `{sign}` here", "`{word}` 在这里写作 `{sign}`")(
        ["word": .text(word(position)), "sign": .text(sign)]),
      fixes: [writeFix(sign, [edit(range, sign)])])
  }

  // MARK: Types

  /// `Array<String>`, `String[]`, `String!` after the name of a type.
  mutating func parseForeignType(_ name: Int) {
    guard brackets != nil, !isAtLineStart else { return }
    if parseRangeOfType(name) { return }
    let start = tokenRange(name).lowerBound
    let spelled = word(name)
    var meant: String?
    var problem = Message(
      "lists are written `[Type]`, values that may be missing `Type?`",
      "列表写作 `[类型]`，可能缺少的值写作 `类型?`")
    let rest = open(.unexpected)
    if spelled == "some" || spelled == "any", isAtName {
      advance()
      if at(.leftBrace), !isAtLineStart { skipBalanced() }
      close(rest)
      reportForeign(
        start..<tokenRange(name).upperBound,
        Phrase(
          Message(
            "a screen has no `body`: its elements stand in it, such as `content { … }`",
            "界面没有 `body`：元素直接写在其中，例如 `content { … }`")))
      return
    }
    if at(.less) {
      let open = position
      var level = 0
      repeat {
        if at(.less) { level += 1 }
        if at(.greater) { level -= 1 }
        advance()
      } while level > 0 && !isAtLimit && !isAtLineStart && !isAtBrace && !at(.assign)
      let inner = text(open + 1..<max(open + 1, previousEnd - 1))
      switch spelled.lowercased() {
      case "array", "list", "set", "arraylist", "mutablelist", "collection": meant = "[\(inner)]"
      case "optional", "maybe", "option": meant = "\(inner)?"
      default:
        if let (text, message) = wrapped(spelled, inner, after: significant(before: name)) {
          meant = text
          problem = message
        }
      }
    } else if at(.leftBracket), peekNext().kind == .rightBracket {
      advance()
      advance()
      meant = "[\(spelled)]"
    } else if at(.bang) {
      advance()
      meant = "\(spelled)?"
    } else {
      builder.cut(to: rest)
      return
    }
    close(rest)
    let range = start..<tokenRange(previousEnd - 1).upperBound
    reportForeign(
      range, Phrase(problem),
      fixes: meant.map { [writeFix($0, [edit(range, $0)])] } ?? [])
  }

  // MARK: Imports

  /// `import Theme`, `import { a } from "Theme.ctl"`
  mutating func parseForeignImport(_ node: Int) {
    guard brackets != nil, !isAtLineStart, !at(.endOfFile) else {
      expected(.string)
      return
    }
    let start = position
    let rest = open(.unexpected)
    while !isAtLimit, !isAtLineStart, !at(.string), !at(.semicolon) { advance() }
    close(rest)
    let between = bytes(from: start)
    if at(.string), !isAtLineStart {
      let path = tokenRange(position)
      let isOfCtl = word(position).hasSuffix(".ctl\"")
      reportForeign(
        between,
        Phrase(
          isOfCtl
            ? Message("an import names only a file", "导入只写文件")
            : Message(
              "controls need no import; a file is `import \"Theme.ctl\"`",
              "控件无需导入；文件写作 `import \"Theme.ctl\"`")),
        fixes: [
          isOfCtl
            ? Fix(
              Phrase(Message("delete it", "删除它")), .suggestion,
              [
                edit(
                  tokenRange(significant(before: start) ?? start).upperBound..<path.lowerBound, " ")
              ])
            : deleteFix(
              tokenRange(significant(before: start) ?? start).lowerBound..<path.upperBound)
        ])
      leaf(.stringLiteral)
      return
    }
    let name = source.string(between)
    let module = name.prefix { $0 != "." }
    let first = name.prefix { $0.isLetter || $0.isNumber }
    if ForeignWords.frameworks.contains(first.lowercased()) {
      // `import QtQuick.Controls`, `import gleam/list`
      let word = significant(before: start) ?? start
      reportForeign(
        between, Phrase(Message("controls need no import", "使用控件无需导入")),
        fixes: [deleteFix(wholeLine(tokenRange(word).lowerBound..<between.upperBound))])
      return
    }
    if !name.hasSuffix(".ctl"), name.contains("."), name.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0 == "." })
    {
      // `import BankKit.Accounts`
      reportForeign(
        between,
        Message("a module is imported whole: `import {module}`", "模块整体导入：`import {module}`")(
          ["module": .text(String(module))]), fixes: [replaceFix(between, String(module))])
      return
    }
    let file = name.hasSuffix(".ctl") ? "\"\(name)\"" : "\"\(name).ctl\""
    reportForeign(
      between,
      Message(
        "an import names a file in quotation marks: `import {file}`", "导入的文件写在引号中：`import {file}`")(
          ["file": .text(file)]), fixes: [writeFix(file, [edit(between, file)])])
  }

  // MARK: Declarations

  /// ` -> Int { … }` after an action.
  mutating func parseForeignBody() {
    guard brackets != nil, at(.leftBrace) || at(.arrow), !isAtLineStart else { return }
    let isReported = memberHasError
    let start = position
    let end = tokenRange(max(0, previousEnd - 1)).upperBound
    let rest = open(.unexpected)
    while !at(.leftBrace), !isAtLimit, !isAtLineStart { advance() }
    if at(.leftBrace), !isAtLineStart { skipBalanced() }
    close(rest)
    if isReported { return }
    let word = significant(before: start).flatMap { significant(before: $0) }
    if let word, kind(ofToken: word) == .eventKeyword, kind(ofToken: start) == .leftBrace {
      // `event retry { count: Int }`
      let inner = text(start + 1..<max(start + 1, previousEnd - 1)).filter { !$0.isNewline }
      let values = String(inner.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      reportForeign(
        tokenRange(start),
        Phrase(
          Message(
            "the values of an event stand in parentheses: `event retry(count: Int)`",
            "事件的值写在圆括号中：`event retry(count: Int)`")),
        fixes: [replaceFix(end..<tokenRange(previousEnd - 1).upperBound, "(\(values))")])
      return
    }
    if reportResultOfAction(start) { return }
    let body = end..<tokenRange(previousEnd - 1).upperBound
    if hasSteps(body) {
      reportForeign(tokenRange(start), Parser.stepsOfAction)
      return
    }
    reportForeign(
      tokenRange(start),
      Phrase(
        Message(
          "an action has no body and no result: the app implements it", "动作没有正文和结果：由应用实现")),
      fixes: [deleteFix(body)])
  }

  /// `(i, n) in`, `(let x of list)`: the head of a loop of another language.
  mutating func parseForeignLoop() {
    let start = position
    let rest = open(.unexpected)
    while !at(.leftBrace), !isAtLimit, !isAtLineStart { advance() }
    close(rest)
    let range = bytes(from: start)
    let inner = (start..<max(start, previousEnd)).filter { !kind(ofToken: $0).isTrivia }
    var fixes: [Fix] = []
    let separator = inner.first { kind(ofToken: $0) == .inKeyword || word($0) == "of" }
    let isPlain = !inner.contains { kind(ofToken: $0) == .semicolon || kind(ofToken: $0) == .comma }
    if isPlain, let separator, let name = inner.last(where: { $0 < separator }),
      kind(ofToken: name) == .identifier, let last = inner.last,
      let list = inner.first(where: { $0 > separator })
    {
      let end =
        kind(ofToken: last) == .rightParen && kind(ofToken: start) == .leftParen ? last : last + 1
      if list < end {
        let head = "\(word(name)) in \(text(list..<end))"
        fixes = [writeFix("for \(head)", [edit(range, head)])]
      }
    }
    if fixes.isEmpty { fixes = placesFix(inner, range) }
    reportForeign(
      range,
      Phrase(
        Message(
          "a loop has one name and a list: `for item in list { … }`",
          "循环由一个名称和一个列表组成：`for 元素 in 列表 { … }`")), fixes: fixes)
  }

  /// `(place, item) in list.enumerated()` as the places of the list, with a name for the item.
  private mutating func placesFix(_ inner: [Int], _ range: Range<Int>) -> [Fix] {
    let words = inner.map { self.word($0) }
    guard words.count > 8, at(.leftBrace), words[0] == "(", words[2] == ",", words[4] == ")",
      words[5] == "in", Array(words.suffix(4)) == [".", "enumerated", "(", ")"]
    else { return [] }
    let list = text(inner[6]..<inner[inner.count - 4])
    let head = "\(words[1]) in 0..<\(list).count"
    let brace = tokenRange(position)
    return [
      writeFix(
        "for \(head)",
        [
          edit(range, head),
          edit(brace.upperBound..<brace.upperBound, " let \(words[3]) = \(list)[\(words[1])];"),
        ])
    ]
  }

  /// `if case .night = mode`
  var isAtCaseCondition: Bool {
    mutating get { at(.identifier) && word(position) == "case" && peekNext().kind == .dot }
  }
}

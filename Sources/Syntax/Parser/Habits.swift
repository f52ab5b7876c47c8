import CtlDiagnostics
import CtlText

/// A form of another language, known from what stands where something else was expected. It says
/// what to write; how the parser goes on does not depend on it.
struct Habit: Sendable {
  /// Where it is looked for.
  let places: Set<Expected>
  let recognize: @Sendable (inout Parser) -> Meaning?

  struct Meaning {
    let range: Range<Int>
    /// Nil for the usual words about what was expected.
    let problem: Phrase?
    let fixes: [Fix]

    init(_ range: Range<Int>, _ problem: Phrase? = nil, fixes: [Fix] = []) {
      self.range = range
      self.problem = problem
      self.fixes = fixes
    }

    init(_ range: Range<Int>, _ en: String, _ zh: String, fixes: [Fix] = []) {
      self.init(range, Phrase(Message(en, zh)), fixes: fixes)
    }
  }

  init(_ places: Expected..., recognize: @escaping @Sendable (inout Parser) -> Meaning?) {
    self.places = Set(places)
    self.recognize = recognize
  }

  static let all =
    quotes + layouts + styleSheets + members + heads + words + values + arguments + templates
    + afterValues + lines + blocks
    + declarations + steps + calls
    + arrows
}

extension Parser {
  /// What the current token means in another language, where something else is expected.
  mutating func habit(_ what: Expected) -> Habit.Meaning? {
    guard brackets != nil else { return nil }
    for habit in Habit.all where habit.places.contains(what) {
      if let meaning = habit.recognize(&self) { return meaning }
    }
    return nil
  }

  /// The last token that was read.
  var previous: Int { mutating get { max(previousEnd - 1, 0) } }

  mutating func touches(_ first: Int, _ second: Int) -> Bool {
    tokenRange(first).upperBound == tokenRange(second).lowerBound
  }

  /// The last token of the line of a token, before a `;` or a brace that closes more than was opened.
  mutating func lastOnLine(from start: Int) -> Int {
    var token = start
    var level = kind(ofToken: start) == .leftBrace ? 1 : 0
    for _ in 0..<Parser.farReach {
      let next = peek(after: token)
      guard next.sameLine, next.kind != .endOfFile else { break }
      if next.kind == .leftBrace { level += 1 }
      if next.kind == .rightBrace { level -= 1 }
      if level < 0 || level == 0 && next.kind == .semicolon { break }
      token = next.index
    }
    return token
  }

  /// The first token of the line of a token.
  mutating func firstOnLine(_ token: Int) -> Int {
    var first = token
    var index = token
    while index > 0, tokens.kinds[index - 1] != .newline, token - index < 4 * Parser.farReach {
      index -= 1
      if !tokens.kinds[index].isTrivia { first = index }
    }
    return first
  }

  /// The field of `$0.name`, if that ends before the next token.
  mutating func fieldOfItem() -> String? {
    guard let dot = significant(before: previous), kind(ofToken: dot) == .dot,
      let item = significant(before: dot), word(item) == "$0"
    else { return nil }
    return word(previous)
  }

  /// The token before one, on any line; nil at the start of the file.
  mutating func significant(before token: Int) -> Int? {
    var index = token - 1
    while index >= 0, kind(ofToken: index).rawValue <= TokenKind.unknown.rawValue { index -= 1 }
    return index >= 0 ? index : nil
  }

  mutating func insertFix(_ text: String, at place: Int) -> Fix {
    writeFix(text, [edit(place..<place, text)])
  }

  mutating func replaceFix(_ range: Range<Int>, _ text: String) -> Fix {
    writeFix(text, [edit(range, text)])
  }
}

// MARK: Values

extension Habit {
  static let values: [Habit] = [
    // `50%`
    Habit(.expression) { parser in
      let percent = parser.previous
      guard parser.kind(ofToken: percent) == .percent, percent > 0,
        parser.kind(ofToken: percent - 1) == .number, let share = parser.share(percent - 1)
      else { return nil }
      let range = parser.bytes(percent - 1..<percent + 1)
      if let sign = parser.significant(before: percent - 1),
        [.equal, .lessOrEqual, .greaterOrEqual].contains(parser.kind(ofToken: sign)),
        let anchor = parser.significant(before: sign),
        ["width", "height"].contains(parser.word(anchor))
      {
        let whole = "superview.\(parser.word(anchor))"
        return Meaning(
          range, "a size is a share of another: `name.width == superview.width * 0.5`",
          "尺寸是另一个尺寸的一部分：`名称.width == superview.width * 0.5`",
          fixes: [parser.replaceFix(range, Double(share) == 1 ? whole : "\(whole) * \(share)")])
      }
      if let colon = parser.significant(before: percent - 1), parser.kind(ofToken: colon) == .colon,
        let name = parser.significant(before: colon),
        ["width", "height", "maxWidth", "minWidth"].contains(parser.word(name))
      {
        return Meaning(
          range, "sizes are in a `layout` block: `name.width == superview.width`",
          "尺寸写在 `layout` 块中：`名称.width == superview.width`")
      }
      return Meaning(
        range, "there are no percentages: a share of 1 is written `0.5`", "没有百分数：一半写作 `0.5`",
        fixes: [parser.replaceFix(range, share)])
    },
    // `a <> b`
    Habit(.expression) { parser in
      let less = parser.previous
      guard parser.at(.greater), parser.kind(ofToken: less) == .less,
        parser.touches(less, parser.position)
      else { return nil }
      let range = parser.bytes(less..<parser.position + 1)
      return Meaning(
        range, "`<>` is `!=` here", "`<>` 在这里写作 `!=`", fixes: [parser.replaceFix(range, "!=")])
    },
    // `a ++ 1`
    Habit(.expression) { parser in
      let plus = parser.previous
      guard parser.at(.plus), parser.kind(ofToken: plus) == .plus,
        parser.touches(plus, parser.position)
      else { return nil }
      let range = parser.bytes(plus..<parser.position + 1)
      return Meaning(
        range, "`++` is `+` here", "`++` 在这里写作 `+`", fixes: [parser.replaceFix(range, "+")])
    },
    // `textColor: }`
    Habit(.expression) { parser in
      let colon = parser.previous
      guard parser.kind(ofToken: colon) == .colon, parser.at(.rightBrace),
        let name = parser.significant(before: colon), parser.kind(ofToken: name) == .identifier,
        let outer = parser.significant(before: name),
        [.leftBrace, .semicolon].contains(parser.kind(ofToken: outer))
      else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        fixes: [parser.deleteFix(parser.bytes(name..<colon + 1))])
    },
    // `name!`
    Habit(.closeParen, .separator, .commaOrParen, .block) { parser in
      guard parser.at(.bang), parser.previousEnd == parser.position else { return nil }
      // `chosen!.name` is `chosen?.name`.
      let mark = parser.tokenRange(parser.position)
      let isChain = parser.kind(ofToken: parser.position + 1) == .dot
      return Meaning(
        mark, "there is no `!`: `value ?? other` has a value in any case",
        "没有“!”：`值 ?? 其他值` 总是有值",
        fixes: [isChain ? parser.replaceFix(mark, "?") : parser.deleteFix(mark)])
    },
    // `.5`
    Habit(.memberName) { parser in
      guard parser.at(.number), parser.previousEnd == parser.position,
        parser.kind(ofToken: parser.previous) == .dot
      else { return nil }
      let range = parser.bytes(parser.previous..<parser.position + 1)
      return Meaning(
        range, "a number begins with a digit: `0.5`", "数字以数码开头：`0.5`",
        fixes: [parser.replaceFix(range, "0" + parser.source.string(range))])
    },
    // `1,000`, `1,5`
    Habit(.separator) { parser in
      let comma = parser.position
      guard parser.at(.comma), parser.kind(ofToken: parser.previous) == .number,
        parser.previousEnd == comma, comma + 1 < parser.endOfFile,
        parser.kind(ofToken: comma + 1) == .number
      else { return nil }
      let range = parser.bytes(parser.previous..<comma + 2)
      let (whole, rest) = (parser.word(parser.previous), parser.word(comma + 1))
      let number = rest.utf8.count == 3 ? whole + rest : "\(whole).\(rest)"
      return Meaning(
        range, "a number has no comma: write `1000` and `1.5`", "数字中没有逗号：请写 `1000` 和 `1.5`",
        fixes: [parser.replaceFix(range, number)])
    },
    // `S::a`
    Habit(.separator, .closeParen, .commaOrParen) { parser in
      let colon = parser.position
      guard parser.at(.colon), parser.kind(ofToken: colon + 1) == .colon else { return nil }
      let range = parser.bytes(colon..<colon + 2)
      return Meaning(
        range, "`::` is `.` here", "`::` 在这里写作 `.`", fixes: [parser.replaceFix(range, ".")])
    },
    // `@allow(code: "reason")`
    Habit(.commaOrParen) { parser in
      let next = parser.peekNext()
      let first = parser.firstOnLine(parser.previous)
      guard parser.at(.colon), next.kind == .string, parser.kind(ofToken: first) == .at else {
        return nil
      }
      return Meaning(
        parser.tokenRange(parser.position), "the reason is written `because: \"…\"`",
        "理由写作 `because: \"…\"`",
        fixes: [
          parser.replaceFix(parser.bytes(parser.previousEnd..<parser.position + 1), ", because:")
        ])
    },
    // `start(minutes=3)`
    Habit(.commaOrParen) { parser in
      guard parser.at(.assign) else { return nil }
      if let field = parser.fieldOfItem() {
        return Meaning(
          parser.tokenRange(parser.position),
          Message(
            "a changed item is `$0.with({field}: …)`, and the list gets all: `list = list.map(…)`",
            "改变后的项目写作 `$0.with({field}: …)`，再由列表接收：`list = list.map(…)`")(
              ["field": .text(field)]))
      }
      return Meaning(
        parser.tokenRange(parser.position), "an argument is written `name: value`",
        "参数写作 `名称: 值`", fixes: [parser.colonsFix()])
    },
    // `"Total \(n"`
    Habit(.closeParen) { parser in
      guard parser.at(.stringTail) else { return nil }
      let place = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        parser.tokenRange(parser.position), fixes: [parser.insertFix(")", at: place)])
    },
    // `label "Hi %@", name`
    Habit(.separator) { parser in
      guard parser.at(.comma), parser.kind(ofToken: parser.previous) == .string,
        parser.kind(ofToken: parser.firstOnLine(parser.previous)) != .importKeyword
      else { return nil }
      let text = parser.previous
      let next = parser.peekNext()
      guard next.sameLine else { return nil }
      let end = parser.lastOnLine(from: next.index)
      let joined: String
      switch next.kind {
      case .identifier where end == next.index:
        let inner = String(parser.word(text).dropLast())
        for format in ["%@", "%d", "%s", "%ld", "%lld", "{}"] {
          let value = "\\(\(parser.word(end)))"
          guard let joined = inner.replacingFirst(format, with: value) else { continue }
          return Meaning(
            parser.tokenRange(parser.position), parser.oneText,
            fixes: [parser.replaceFix(parser.bytes(text..<end + 1), joined + "\"")])
        }
        joined = inner + "\\(\(parser.word(end)))\""
      case .stringHead where parser.kind(ofToken: end) == .stringTail:
        joined = parser.word(text).dropLast() + " " + parser.text(next.index..<end + 1).dropFirst()
      case .string where end == next.index:
        joined = parser.word(text).dropLast() + " " + parser.word(end).dropFirst()
      default: return nil
      }
      return Meaning(
        parser.tokenRange(parser.position), parser.oneText,
        fixes: [parser.replaceFix(parser.bytes(text..<end + 1), joined)])
    },
    // `[label "A", label "B"]`
    Habit(.commaOrBracket) { parser in
      guard parser.at(.string), parser.kind(ofToken: parser.previous) == .identifier else {
        return nil
      }
      return Meaning(
        parser.tokenRange(parser.position),
        "elements stand in braces, each on its own line: `stack { label \"A\" }`",
        "元素写在花括号中，每个一行：`stack { label \"A\" }`")
    },
    // `content: [` and an element on the next line
    Habit(.relation) { parser in
      guard parser.kind(ofToken: parser.previous) == .string else { return nil }
      return Meaning(
        parser.tokenRange(parser.previous),
        "constraints are written one by one: `pin width(name) == 120`, `a.top == b.bottom + 8`",
        "约束逐条书写：`pin width(name) == 120`、`a.top == b.bottom + 8`")
    },
  ]
}

extension Parser {
  fileprivate var oneText: Phrase {
    Phrase(
      Message(
        "an element has one text; a value stands in it as `\\(value)`",
        "一个元素只有一段文字；值写在其中：`\\(值)`"))
  }

  /// `name: value` for each `name = value` of the arguments here.
  fileprivate mutating func colonsFix() -> Fix {
    var edits: [Edit] = []
    var token = position
    var level = 0
    for _ in 0..<Parser.farReach {
      let isEnd = level == 0 && kind(ofToken: token) == .rightParen
      if isEnd || kind(ofToken: token) == .endOfFile { break }
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket, .leftBrace: level += 1
      case .rightParen, .rightBracket, .rightBrace: level -= 1
      case .assign where level == 0:
        let name = significant(before: token) ?? token
        edits.append(edit(tokenRange(name).upperBound..<tokenRange(token).upperBound, ":"))
      default: break
      }
      token = peek(after: token).index
    }
    return writeFix(":", edits)
  }

  /// `0.5` for `50`.
  fileprivate mutating func share(_ number: Int) -> String? {
    let digits = word(number)
    guard let whole = Int(digits), (0...10_000).contains(whole) else { return nil }
    let rest = whole % 100
    let fraction = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(whole / 100).\(rest == 0 ? "0" : fraction)"
  }
}

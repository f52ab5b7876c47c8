import CtlDiagnostics
import CtlText

/// The findings for what the lexer could not read.
extension LexicalError {
  func finding(in source: SourceText, file: FileID) -> Finding {
    let location = Location(file, range)
    switch kind {
    case .notUTF8: return Finding(SyntaxCode.encoding, at: location)
    case .foreignComment(let opening, let closing):
      return foreignComment(opening, closing, in: source, location)
    case .tripleQuotes(let isClosed): return tripleQuotes(isClosed, in: source, location)
    case .unknownCharacter where source.bytes[range].elementsEqual([0x24]):
      if isBeforeDigit(in: source) { return secondItem(in: source, location) }
      return dollar(in: source, location)
    case .unknownCharacter where source.bytes[range].elementsEqual([0x5E]):
      return power(in: source, location)
    case .unknownCharacter
    where source.bytes[range].elementsEqual([0x5C]) && isBeforeDot(in: source):
      return keyPath(location)
    case .unterminatedString:
      if let finding = curlyEnd(in: source, location) { return finding }
      return Finding(
        SyntaxCode.unterminatedString, at: location, fixes: closingQuote(in: source, location))
    case .unterminatedComment: return Finding(SyntaxCode.unterminatedComment, at: location)
    case .unterminatedName:
      let isClosed = range.count > 1 && source.bytes[range].last == 0x60
      return Finding(
        SyntaxCode.unterminatedName, at: location,
        label: isClosed
          ? Message("a name begins with a letter or `_`", "名称以字母或 `_` 开头")()
          : Message("the closing back-quote is missing", "缺少结尾的反引号")())
    case .malformedColor: return sharp(in: source, location)
    case .malformedNumber:
      return Finding(
        SyntaxCode.malformedNumber, at: location, ["number": .text(source.string(range))])
    case .unknownCharacter:
      return Finding(
        SyntaxCode.unknownCharacter, at: location, ["character": .text(shown(in: source))])
    case .lookalike("&&") where isAfterColon(in: source) && source.bytes[range].count == 1:
      return dollar(in: source, location, "&")
    case .lookalike(let sign) where (sign == "," || sign == ".") && isLastOnLine(in: source):
      return Finding(
        SyntaxCode.unknownCharacter, at: location,
        Message("nothing stands after a member: `{character}`", "成员之后不写标点：“{character}”")([
          "character": .text(shown(in: source))
        ]), fixes: [Fix(Phrase(Message("delete it", "删除它")), .safe, [Edit(location, "")])])
    case .lookalike("||") where optionalRange(in: source) != nil:
      return optionalType(optionalRange(in: source) ?? range, location)
    case .lookalike("||") where pipe(in: source, location) != nil:
      return pipe(in: source, location) ?? Finding(SyntaxCode.encoding, at: location)
    case .lookalike(let sign):
      let message =
        sign == " "
        ? Message(
          "`{character}` looks like a space, but is another character", "“{character}”看似空格，却是另一个字符")
        : Message(
          "`{character}` is `{sign}` here", "“{character}”在这里写作“{sign}”")
      return Finding(
        SyntaxCode.unknownCharacter, at: location,
        message(["character": .text(shown(in: source)), "sign": .text(sign)]),
        fixes: [
          Fix(
            sign == " "
              ? Message("write a space", "改为空格")()
              : Message("write `{sign}`", "改为“{sign}”")(["sign": .text(sign)]),
            .safe, [Edit(location, sign)])
        ])
    case .foreignQuotes(let opening, let closing):
      let start = range.lowerBound..<range.lowerBound + opening
      let end = range.upperBound - closing..<range.upperBound
      return Finding(
        SyntaxCode.unknownCharacter, at: Location(file, start),
        Message(
          "strings stand between straight double quotation marks, not `{character}`",
          "字符串要用直双引号括起，而不是“{character}”")(["character": .text(source.string(start))]),
        fixes: [
          Fix(
            Message("write `\"`", "改为“\"”")(), .safe,
            [Edit(Location(file, start), "\"")] + valuesInText(source, file)
              + [Edit(Location(file, end), "\"")])
        ])
    }
  }

  /// The characters, or their numbers if they are invisible.
  private func shown(in source: SourceText) -> String {
    let text = source.string(range)
    let scalars = text.unicodeScalars.prefix(8)
    let isVisible = scalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
        .privateUse, .surrogate:
        false
      default: true
      }
    }
    let more = text.unicodeScalars.count > 8 ? "…" : ""
    if isVisible { return scalars.map { String($0) }.joined() + more }
    return scalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ") + more
  }

  /// `# text`, `<!-- text -->`.
  private func foreignComment(
    _ opening: Int, _ closing: Int, in source: SourceText, _ location: Location
  ) -> Finding {
    let start = range.lowerBound..<range.lowerBound + opening
    let end = range.upperBound - closing..<range.upperBound
    // The rest of a line may hold the end of a block comment.
    let isBlock = closing > 0
    let sign = source.string(start)
    var edits = [Edit(Location(location.file, start), isBlock ? "/*" : "//")]
    if isBlock { edits.append(Edit(Location(location.file, end), "*/")) }
    return Finding(
      SyntaxCode.unknownCharacter, at: Location(location.file, start),
      Message(
        "comments begin with `//` or stand between `/*` and `*/`, not after `{sign}`",
        "注释以 `//` 开头，或写在 `/*` 与 `*/` 之间，而不是“{sign}”之后")(["sign": .text(sign)]),
      fixes: [
        Fix(
          Message("write `{sign}`", "改为“{sign}”")(["sign": .text(isBlock ? "/*" : "//")]), .safe,
          edits)
      ])
  }

  /// `"Hello”`: the string ends with a quotation mark of texts.
  private func curlyEnd(in source: SourceText, _ location: Location) -> Finding? {
    let bytes = source.bytes[range]
    let ends: [[UInt8]] = [[0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x9C], [0xEF, 0xBC, 0x82]]
    var place = bytes.startIndex + 1
    while place + 3 <= bytes.endIndex {
      if bytes[place] >= 0xE2, ends.contains(Array(bytes[place..<place + 3])) {
        let end = place..<place + 3
        return Finding(
          SyntaxCode.unknownCharacter, at: Location(location.file, end),
          Message(
            "strings stand between straight double quotation marks, not `{character}`",
            "字符串要用直双引号括起，而不是“{character}”")(["character": .text(source.string(end))]),
          fixes: [
            Fix(
              Message("write `\"`", "改为“\"”")(), .safe, [Edit(Location(location.file, end), "\"")])
          ])
      }
      place += 1
    }
    return nil
  }

  /// The quote at the end of the line, before what closes the block.
  private func closingQuote(in source: SourceText, _ location: Location) -> [Fix] {
    var end = range.upperBound
    let closers: Set<UInt8> = [0x20, 0x09, 0x0D, 0x7D, 0x29, 0x3B]
    while end > range.lowerBound + 1, closers.contains(source.bytes[end - 1]) { end -= 1 }
    // A block that the string swallowed stands after it.
    let text = source.bytes[range]
    if text.contains(0x7D), let brace = text.firstIndex(of: 0x7B), brace > range.lowerBound + 1,
      source.bytes[brace - 1] == 0x20
    {
      end = brace - 1
    }
    guard end > range.lowerBound + 1, source.bytes[end - 1] != 0x5C else { return [] }
    return [
      Fix(
        Message("write `{sign}`", "改为“{sign}”")(["sign": "\""]), .suggestion,
        [Edit(Location(location.file, end..<end), "\"")])
    ]
  }

  /// `#include`, `#!`, `label#title`: a `#` that begins no colour.
  private func sharp(in source: SourceText, _ location: Location) -> Finding {
    let word = source.string(range)
    let before = range.lowerBound > 0 ? source.bytes[range.lowerBound - 1] : 0x0A
    func foreign(_ en: String, _ zh: String, _ text: String) -> Finding {
      Finding(
        SyntaxCode.foreign, at: location, Phrase(Message(en, zh)),
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(location, text)])
        ])
    }
    if ["#include", "#import", "#require", "#use"].contains(word) {
      return foreign(
        "a file is imported with `import \"Other.ctl\"`", "文件用 `import \"Other.ctl\"` 导入",
        "import")
    }
    if word == "#Preview" {
      return Finding(
        SyntaxCode.foreign, at: location,
        Phrase(
          Message(
            "a file declares no previews: `ctl preview FILE` shows its screens",
            "文件中不声明预览：`ctl preview 文件` 可显示其中的界面")))
    }
    if ["#if", "#elseif"].contains(word) {
      return foreign("a condition begins with `if`", "条件以 `if` 开头", "if")
    }
    if word == "#", before == 0x0A {
      return foreign("a comment begins with `//`", "注释以 `//` 开头", "//")
    }
    if before.isNamePart, word.count > 1 {
      return foreign(
        "the name of an element stands after its kind: `label title \"…\"`",
        "元素的名称写在种类之后：`label title \"…\"`", " \(word.dropFirst())")
    }
    return Finding(SyntaxCode.malformedColor, at: location)
  }

  /// Whether only white space follows on its line.
  private func isLastOnLine(in source: SourceText) -> Bool {
    let rest = source.bytes[range.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
    return rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// `1024^2`
  private func power(in source: SourceText, _ location: Location) -> Finding {
    let bytes = source.bytes
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    let end = start
    while start > 0, bytes[start - 1].isNamePart || bytes[start - 1] == 0x2E { start -= 1 }
    var number = range.upperBound
    while number < bytes.count, bytes[number] == 0x20 { number += 1 }
    var after = number
    while after < bytes.count, bytes[after].isNamePart { after += 1 }
    let base = source.string(start..<end)
    return Finding(
      SyntaxCode.foreign, at: location, Power.explanation,
      fixes: Power.text(base, source.string(number..<after)).map {
        [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text($0)]), .suggestion,
            [Edit(Location(location.file, start..<after), $0)])
        ]
      } ?? [])
  }

  private func isBeforeDigit(in source: SourceText) -> Bool {
    range.upperBound < source.bytes.count && (0x31...0x39).contains(source.bytes[range.upperBound])
  }

  private func isBeforeDot(in source: SourceText) -> Bool {
    range.upperBound < source.bytes.count && source.bytes[range.upperBound] == 0x2E
  }

  /// `$1`
  private func secondItem(in source: SourceText, _ location: Location) -> Finding {
    Finding(
      SyntaxCode.foreign, at: location,
      Phrase(
        Message(
          "functions of lists see one item, `$0`: `sorted(by: $0.name)`",
          "列表的函数只看一个项目 `$0`：`sorted(by: $0.name)`")),
      fixes: comparison(in: source).map { range, text in
        [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(Location(location.file, range), text)])
        ]
      } ?? [])
  }

  /// `$0.name < $1.name`, as what both sides say of an item: `$0.name`.
  private func comparison(in source: SourceText) -> (range: Range<Int>, text: String)? {
    let bytes = source.bytes
    func isPart(_ place: Int) -> Bool {
      bytes[place] == 0x2E || bytes[place] == 0x24 || bytes[place].isNamePart
    }
    var sign = range.lowerBound
    while sign > 0, bytes[sign - 1] == 0x20 { sign -= 1 }
    guard sign > 0, bytes[sign - 1] == 0x3C else { return nil }
    var end = sign - 1
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, isPart(start - 1) { start -= 1 }
    var last = range.upperBound
    while last < bytes.count, isPart(last) { last += 1 }
    let left = source.string(start..<end)
    guard left.hasPrefix("$0"),
      left.dropFirst(2) == source.string(range.lowerBound..<last).dropFirst(2)
    else { return nil }
    return (start..<last, left)
  }

  /// `filter(\\.isOpen)`
  private func keyPath(_ location: Location) -> Finding {
    Finding(
      SyntaxCode.foreign, at: location,
      Phrase(Message("the item is `$0`: `filter($0.isOpen)`", "项目写作 `$0`：`filter($0.isOpen)`")),
      fixes: [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": "$0"]), .suggestion,
          [Edit(location, "$0")])
      ])
  }

  private func isAfterColon(in source: SourceText) -> Bool {
    var start = range.lowerBound
    while start > 0, source.bytes[start - 1] == 0x20 { start -= 1 }
    return start > 0 && source.bytes[start - 1] == 0x3A
  }

  /// `value: $minutes`, `value: &minutes`, the bindings of other languages.
  private func dollar(
    in source: SourceText, _ location: Location, _ sign: String = "$"
  ) -> Finding {
    let bytes = source.bytes
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    var fixes: [Fix] = []
    if start > 0, bytes[start - 1] == 0x3A {
      fixes = [
        Fix(
          Message("write `{sign}`", "改为“{sign}”")(["sign": "<->"]), .suggestion,
          [Edit(Location(location.file, start - 1..<range.upperBound), " <-> ")])
      ]
    } else if let finding = shownValue(in: source, location, from: start) {
      return finding
    } else {
      fixes = [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location, "")])]
    }
    return Finding(
      SyntaxCode.unknownCharacter, at: location,
      Message(
        "names stand alone, without `{sign}`; a variable is bound with `<->`",
        "名称前不要加“{sign}”；绑定变量用 `<->`")(["sign": .text(sign)]), fixes: fixes)
  }
}

extension UInt8 {
  var isNamePart: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}

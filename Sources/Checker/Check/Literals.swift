import CtlDiagnostics
import CtlSyntax

extension Checker {
  // MARK: Numbers

  mutating func numberLiteral(_ node: Int, _ expected: Type?) -> ExpressionID {
    let range = tree.tokenRange(firstToken(node))
    let wanted = expected?.unwrapped
    let wantsDouble = wanted?.isPlain == true && wanted?.base == .double
    guard let value = WrittenNumber.int(tree.source.bytes[range]) else {
      if let value = WrittenNumber.fraction(tree.source.bytes[range]) {
        return literal(.double(value), .double, node)
      }
      // The lexer has reported an invalid number.
      guard isWellFormed(range) else { return poison(node) }
      return overflow(node, WrittenNumber.isFraction(tree.source.bytes[range]) ? "Double" : "Int")
    }
    return wantsDouble
      ? literal(.double(Double(value)), .double, node) : literal(.int(value), .int, node)
  }

  private func isWellFormed(_ range: Range<Int>) -> Bool {
    let digits = tree.source.bytes[range].filter { $0 != 0x5F }
    if tree.source.bytes[range.lowerBound] >= 0x80 { return false }
    guard digits.count > 1, digits[1] | 0x20 == 0x78 else { return true }
    return digits.count > 2 && digits.dropFirst(2).allSatisfy { WrittenNumber.digit($0) != nil }
  }

  mutating func overflow(_ node: Int, _ type: String) -> ExpressionID {
    report(
      Finding(LanguageCode.overflow, at: location(node), ["type": .text("`\(type)`")]))
    return poison(node)
  }

  /// `-9223372036854775808`: the digits alone are too large for `Int`.
  mutating func leastInt(_ operand: Int, _ expected: Type?) -> ExpressionID? {
    guard kind(operand) == .numberLiteral,
      case let bytes = tree.source.bytes[tree.tokenRange(firstToken(operand))],
      WrittenNumber.int(bytes) == nil, WrittenNumber.int([0x2D] + bytes) == .min
    else { return nil }
    let wanted = expected?.unwrapped
    return wanted?.isPlain == true && wanted?.base == .double
      ? literal(.double(Double(Int.min)), .double, operand)
      : literal(.int(.min), .int, operand)
  }

  // MARK: Quantities

  /// `15min`, `1h30min`, `2s`, `250ms`: milliseconds; `44pt`: points.
  mutating func quantityLiteral(_ node: Int) -> ExpressionID {
    let range = tree.tokenRange(firstToken(node))
    // The lexer has reported full-width digits.
    if tree.source.bytes[range.lowerBound] >= 0x80 { return poison(node) }
    switch WrittenQuantity.read(Array(tree.source.bytes[range])) {
    case .success(let value):
      if case .length = value { return literal(value, .length, node) }
      return literal(value, .duration, node)
    case .failure(.tooLong): return overflow(node, "Duration")
    case .failure(.unknown("")): return missingUnit(node)
    case .failure(.unknown(let unit)): return unknownUnit(unit, node)
    case .failure(.misplaced(let unit)): return unknownUnit(unit, node, isMisplaced: true)
    }
  }

  /// `1h30`: the last number has no unit; the next smaller one is likely.
  private mutating func missingUnit(_ node: Int) -> ExpressionID {
    let written = tree.text(of: node)
    let number = String(written.reversed().prefix { $0.isNumber }.reversed())
    let before = written.dropLast(number.count)
    let next = [("h", "min"), ("min", "s"), ("ms", ""), ("s", "ms")].first {
      before.hasSuffix($0.0)
    }?.1
    report(
      Finding(
        LanguageCode.unknownUnit, at: location(node),
        Message("`{number}` has no unit", "“{number}”没有单位")(["number": .text(number)]),
        notes: [Checker.unitNote],
        fixes: next.map { $0.isEmpty ? [] : [rewrite(node, written + $0)] } ?? []))
    return poison(node)
  }

  private static let unitNote = Phrase(
    Message(
      "Durations are written `1h30min`, `15min`, `2s`, `250ms`; lengths `44pt`.",
      "时长写作 `1h30min`、`15min`、`2s`、`250ms`；长度写作 `44pt`。"))

  /// Other ways in which people write the units.
  private static let otherUnits: [(unit: String, spellings: [String])] = [
    ("h", ["hr", "hrs", "hour", "hours"]), ("min", ["m", "mins", "minute", "minutes"]),
    ("s", ["sec", "secs", "second", "seconds"]), ("ms", ["msec", "millis", "milliseconds"]),
    ("pt", ["pts", "point", "points", "px", "dp", "sp"]),
  ]

  /// Units that are written in hours.
  private static let longUnits: [(hours: Int, spellings: [String])] = [
    (24, ["d", "day", "days"]), (168, ["w", "wk", "week", "weeks"]),
  ]

  private mutating func unknownUnit(
    _ unit: String, _ node: Int, isMisplaced: Bool = false
  ) -> ExpressionID {
    let written = tree.text(of: node)
    var fixes: [Fix] = []
    var label: Phrase?
    if let hours = Checker.longUnits.first(where: { $0.spellings.contains(unit.lowercased()) })?
      .hours,
      let count = Int(written.dropLast(unit.count)), (1...366).contains(count)
    {
      let text = "\(count * hours)h"
      label = Message("days are written in hours: `{text}`", "天数写成小时：`{text}`")([
        "text": .text(text)
      ])
      fixes = [rewrite(node, text)]
    } else if ["f", "F", "d", "L", "u"].contains(unit) {
      fixes = [rewrite(node, String(written.dropLast()))]
    } else if let meant = Checker.otherUnits.first(where: {
      $0.spellings.contains(unit.lowercased())
    }),
      written.hasSuffix(unit)
    {
      let text = written.dropLast(unit.count) + meant.unit
      fixes = [
        Fix(
          Message("write `{text}`", "改为“{text}”")(["text": .text(String(text))]), .suggestion,
          [Edit(location(node), String(text))])
      ]
    }
    report(
      Finding(
        LanguageCode.unknownUnit, at: location(node),
        (isMisplaced
          ? Message("`{unit}` does not follow a smaller unit", "“{unit}”不能写在更小的单位之后")
          : LanguageCode.unknownUnit.title)(["unit": .text(unit)]),
        label: label,
        notes: [Checker.unitNote], fixes: fixes))
    return poison(node)
  }

  // MARK: Colours

  mutating func colorLiteral(_ node: Int) -> ExpressionID {
    let digits = tree.source.bytes[tree.tokenRange(firstToken(node))].dropFirst().map { byte in
      UInt8(WrittenNumber.digit(byte) ?? 16)
    }
    guard digits.allSatisfy({ $0 < 16 }) else { return poison(node) }
    func pair(_ index: Int) -> UInt8 { digits[index] << 4 | digits[index + 1] }
    switch digits.count {
    case 3:
      return literal(.color(Color(digits[0] * 17, digits[1] * 17, digits[2] * 17)), .color, node)
    case 6: return literal(.color(Color(pair(0), pair(2), pair(4))), .color, node)
    case 8: return literal(.color(Color(pair(0), pair(2), pair(4), pair(6))), .color, node)
    default: return poison(node)
    }
  }

  // MARK: Strings

  /// Whether a string has no quotation mark at its end.
  private func isOpen(_ token: Int) -> Bool {
    let range = tree.tokenRange(token)
    guard bytes[range.lowerBound] == 0x22 else { return false }
    return range.count < 2 || bytes[range.upperBound - 1] != 0x22
  }

  mutating func stringLiteral(_ node: Int, _ expected: Type?) -> ExpressionID {
    let token = firstToken(node)
    let text = decode(token, reporting: true)
    // What stands in a string without its end is no text that people read.
    if isOpen(token) { return poison(node) }
    switch expected?.unwrapped {
    case .some(.image): return literal(.image(ImageReference(text)), .image, node)
    case .some(.date):
      guard let date = DateTime(text) else { return malformedDate(text, node) }
      return literal(.date(date), .date, node)
    default: return literal(.string(text), .string, node)
    }
  }

  mutating func malformedDate(_ text: String, _ node: Int) -> ExpressionID {
    report(
      Finding(
        LanguageCode.malformedDate, at: location(node), ["text": .text(text)],
        label: isDateShaped(text)
          ? Message("no such day or time exists", "不存在这样的日期或时间")() : nil,
        notes: [
          Phrase(
            Message(
              "Dates are written as ISO 8601 does: `2026-01-31`, `2026-01-31T09:00`, `09:00`.",
              "日期按 ISO 8601 书写：`2026-01-31`、`2026-01-31T09:00`、`09:00`。"))
        ], fixes: isoDate(text).map { [rewrite(node, Value.quoted($0))] } ?? []))
    return poison(node)
  }

  /// `31.12.2026`, `12/31/2026` and `2026/12/31` as ISO 8601 writes them. Nil when day and month could be
  /// either.
  private func isoDate(_ text: String) -> String? {
    let parts = text.split(whereSeparator: { "./- ".contains($0) })
    guard parts.count == 3, let first = Int(parts[0]), let second = Int(parts[1]),
      let third = Int(parts[2])
    else { return nil }
    let (year, month, day): (Int, Int, Int)
    if parts[0].count == 4 {
      (year, month, day) = (first, second, third)
    } else if parts[2].count == 4, text.contains(".") || first > 12 {
      (year, month, day) = (third, second, first)
    } else if parts[2].count == 4, second > 12 || first == second {
      (year, month, day) = (third, first, second)
    } else {
      return nil
    }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(year)-\(padded(month))-\(padded(day))"
    return DateTime(date) == nil ? nil : date
  }

  private func isDateShaped(_ text: String) -> Bool {
    let shape = String(
      decoding: text.utf8.map { WrittenNumber.isDigit($0) ? 0x30 : $0 }, as: UTF8.self)
    return [
      "0000-00-00", "0000-00-00T00:00", "0000-00-00T00:00:00", "0000-00-00 00:00", "00:00",
      "00:00:00",
    ].contains(shape)
  }

  /// The text of a string without interpolation, or nil when there is one.
  mutating func stringConstant(_ node: Int) -> String? {
    kind(node) == .stringLiteral ? decode(firstToken(node), reporting: false) : nil
  }

  /// The text of a string token, or of a part of an interpolated string, escapes resolved.
  mutating func decode(_ token: Int, reporting: Bool) -> String {
    let range = tree.tokenRange(token)
    let bytes = tree.source.bytes
    var start = range.lowerBound + 1
    var end = range.upperBound
    switch tree.tokenKinds[token] {
    case .string, .stringTail: if end > start, bytes[end - 1] == 0x22 { end -= 1 }
    case .stringHead, .stringMiddle: end -= 2
    default: return ""
    }
    guard start < end else { return "" }
    guard bytes[start..<end].contains(0x5C) else {
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    var result: [UInt8] = []
    while start < end {
      guard bytes[start] == 0x5C else {
        result.append(bytes[start])
        start += 1
        continue
      }
      let length = unescape(bytes[start..<end], into: &result)
      if let length {
        start += length
      } else {
        let stop = min(start + 2, end)
        // In other quotation marks, `\(` was meant to put a value in.
        if reporting, bytes[range.lowerBound] < 0x80 { reportEscape(start..<stop) }
        result += bytes[start..<stop]
        start = stop
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the character of an escape; returns its length, or nil when there is no such escape.
  private func unescape(_ bytes: ArraySlice<UInt8>, into result: inout [UInt8]) -> Int? {
    guard bytes.count >= 2 else { return nil }
    switch bytes[bytes.startIndex + 1] {
    case 0x6E: result.append(0x0A)
    case 0x74: result.append(0x09)
    case 0x72: result.append(0x0D)
    case 0x30: result.append(0x00)
    case 0x5C: result.append(0x5C)
    case 0x22: result.append(0x22)
    case 0x27: result.append(0x27)
    case 0x75:
      guard bytes.count >= 4, bytes[bytes.startIndex + 2] == 0x7B,
        let close = bytes.firstIndex(of: 0x7D)
      else { return nil }
      let digits = String(decoding: bytes[(bytes.startIndex + 3)..<close], as: UTF8.self)
      guard (1...8).contains(digits.utf8.count), let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      result += Array(String(Character(scalar)).utf8)
      return close - bytes.startIndex + 1
    default: return nil
    }
    return 2
  }

  private mutating func reportEscape(_ range: Range<Int>) {
    report(
      Finding(
        LanguageCode.unknownEscape, at: Location(file, range),
        ["escape": .text(tree.source.string(range))],
        notes: [
          Phrase(
            Message(
              "Escapes are `\\n`, `\\t`, `\\r`, `\\0`, `\\\\`, `\\\"`, `\\'`, `\\u{1F600}` and `\\(value)`.",
              "转义序列有 `\\n`、`\\t`、`\\r`、`\\0`、`\\\\`、`\\\"`、`\\'`、`\\u{1F600}` 和 `\\(值)`。"))
        ], fixes: bareCode(after: range) + bracedValue(after: range)))
  }

  /// `\(name)` for `\{name}`.
  private func bracedValue(after escape: Range<Int>) -> [Fix] {
    let rest = tree.source.bytes[escape.upperBound...].prefix(256)
    guard tree.source.string(escape) == "\\{", let close = rest.firstIndex(of: 0x7D),
      !rest[..<close].contains(where: { [0x0A, 0x22, 0x28, 0x29, 0x5C, 0x7B].contains($0) })
    else { return [] }
    let text = "\\(\(String(decoding: rest[..<close], as: UTF8.self)))"
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
        [Edit(Location(file, escape.lowerBound..<close + 1), text)])
    ]
  }

  /// `\u{B0}` for `\u00B0`, as other languages write it.
  private func bareCode(after escape: Range<Int>) -> [Fix] {
    let digits = String(decoding: tree.source.bytes[escape.upperBound...].prefix(4), as: UTF8.self)
    guard tree.source.string(escape) == "\\u", digits.count == 4, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16), Unicode.Scalar(code) != nil
    else { return [] }
    let text = "\\u{\(String(code, radix: 16, uppercase: true))}"
    let place = Location(file, escape.lowerBound..<escape.upperBound + 4)
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
        [Edit(place, text)])
    ]
  }

  /// `"text \(value) text"`
  mutating func interpolation(_ node: Int) -> ExpressionID {
    var parts: [ExpressionID] = []
    let children = Array(tree.children(of: node))
    var nextChild = 0
    for token in firstToken(node)..<Int(tree.nodes[node].endToken) {
      switch tree.tokenKinds[token] {
      case .stringHead, .stringMiddle, .stringTail:
        // Parts of strings inside an interpolated value belong to that value.
        if nextChild > 0, token < Int(tree.nodes[children[nextChild - 1]].endToken) { continue }
        let text = decode(token, reporting: true)
        if !text.isEmpty { parts.append(literal(.string(text), .string, node)) }
        if nextChild < children.count, tree.tokenKinds[token] != .stringTail {
          let child = children[nextChild]
          nextChild += 1
          guard kind(child).isExpression else { continue }
          parts.append(interpolated(child))
        }
      default: break
      }
    }
    return make(.interpolation, .string, node, operands: parts)
  }

  /// A value inside a string: of any type with a text.
  private mutating func interpolated(_ node: Int) -> ExpressionID {
    let value = expression(node, nil)
    let type = type(of: value)
    switch type.unwrapped.base {
    case .bool, .int, .double, .string, .date, .duration, .length, .enumeration, .poison:
      if type.isPlain || type.isOptional && type.element.isPlain { return value }
    default: break
    }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(node),
        [
          "expected": .words("a value that has a text", "可以显示为文字的值"),
          "found": .phrase(describe(type)),
        ],
        fixes: type.isList && type.element == .string
          ? [rewrite(node, "\(tree.text(of: node)).formatted(.list)")] : []))
    return poison(node)
  }
}

import CtlDiagnostics
import CtlSyntax

/// Dates and durations as other languages make and ask them.
extension Checker {
  /// `2026-05-04` as numbers that are subtracted.
  static func date(ofArithmetic text: String) -> String? {
    let parts = text.filter { $0 != " " }.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      parts.dropFirst().allSatisfy({ (1...2).contains($0.count) })
    else { return nil }
    return parts.map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
  }

  /// `time: .omitted`: a style that is left out is not written.
  func meaning(ofOmitted token: Int, _ spelled: String) -> Suggestion? {
    guard ["omitted", "none"].contains(spelled), let dot = tree.significant(before: token),
      let colon = tree.significant(before: dot), tree.tokenKinds[colon] == .colon,
      let label = tree.significant(before: colon), let before = tree.significant(before: label),
      ["date", "time"].contains(text(ofToken: label))
    else { return nil }
    let next = tree.significant(from: token + 1)
    var range = tree.tokenRange(label).lowerBound..<tree.tokenRange(token).upperBound
    var text = ""
    if tree.tokenKinds[before] == .comma {
      range = tree.tokenRange(before).lowerBound..<range.upperBound
    } else if tree.tokenKinds[next] == .comma {
      range = range.lowerBound..<tree.tokenRange(tree.significant(from: next + 1)).lowerBound
    } else {
      text = self.text(ofToken: label) == "time" ? "date: .medium" : "time: .short"
    }
    return (
      Phrase(Message("what is not shown is left out", "不显示的部分不写")),
      [
        Fix(
          text.isEmpty
            ? Phrase(Message("delete it", "删除它"))
            : Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, range), text)])
      ]
    )
  }

  /// `Date(year: 2026, month: 5, day: 1)`: a date is written as a text. Nil without a year.
  func dateOfParts(_ arguments: [Argument], _ node: Int) -> Suggestion? {
    var parts: [String: Int?] = [:]
    // `Date(2026, 5, 4)`
    let isBare = arguments.count == 3 && arguments.allSatisfy { $0.labelToken == nil }
    for (place, argument) in arguments.enumerated() {
      let written = argument.labelToken.map { text(ofToken: $0) }
      guard let label = isBare ? ["year", "month", "day"][place] : written else { return nil }
      parts[label] = argument.value.flatMap { WrittenNumber.int(tree.text(of: $0)) }
    }
    guard parts.keys.contains("year") else { return nil }
    let label = Message(
      "a date is written as a text: `\"{text}\"`", "日期写成文字：`\"{text}\"`")
    func padded(_ number: Int, _ digits: Int) -> String {
      let written = String(number)
      return String(repeating: "0", count: max(digits - written.utf8.count, 0)) + written
    }
    let known = ["year", "month", "day"].compactMap { parts[$0] ?? nil }
    guard known.count == 3, (1...9999).contains(known[0]), (1...12).contains(known[1]),
      (1...31).contains(known[2])
    else { return (label(["text": .text("2026-05-01")]), []) }
    var date = "\(padded(known[0], 4))-\(padded(known[1], 2))-\(padded(known[2], 2))"
    if case let hour?? = parts["hour"], (0...23).contains(hour) {
      let minute = (parts["minute"] ?? nil).flatMap { (0...59).contains($0) ? $0 : nil } ?? 0
      date += "T\(padded(hour, 2)):\(padded(minute, 2))"
    }
    return (label(["text": .text(date)]), [rewrite(node, "\"\(date)\"")])
  }

  /// `.now` where a date is expected.
  func presentAsCase(_ node: Int, _ expected: Type) -> [Fix] {
    let name = String(tree.text(of: node).drop { $0 == "." })
    guard expected.unwrapped == .date, kind(node) == .caseExpression,
      ["now", "today"].contains(name)
    else { return [] }
    return [rewrite(node, name)]
  }

  /// `due.isToday`, `span.days`, `2.hours`
  /// - Parameter whole: The value with its members.
  func meaning(ofTime token: Int, in whole: Int, of base: Int, _ type: Type) -> Suggestion? {
    let start = location(whole).range.lowerBound
    guard let dot = tree.significant(before: token), tree.tokenRange(dot).lowerBound > start else {
      return nil
    }
    let range = start..<tree.tokenRange(token).upperBound
    let value = tree.source.string(start..<tree.tokenRange(dot).lowerBound)
    let name = text(ofToken: token)
    func written(_ text: String) -> [Fix] {
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, range), text)])
      ]
    }
    let unit = Checker.unitsOfCalls[name]
    if type == .date, name == "isToday" {
      let text = "\(value).startOfDay == today"
      return (
        Message("write `{text}`", "请写 `{text}`")(["text": .text(text)]),
        kind(base) == .nameExpression ? written(text) : []
      )
    }
    if type == .date, name.hasSuffix("s"),
      case let part = String(name.dropLast()), !members(part, of: .date).isEmpty
    {
      return (
        Message("`{word}` is `{here}` here", "`{word}` 在这里写作 `{here}`")([
          "word": .text(name), "here": .text(part),
        ]), [replacement(token, part)]
      )
    }
    if type == .duration, let unit {
      let text = "\(value) / \(unit.factor)\(unit.unit)"
      return (
        Message("a duration is counted by `{text}`", "时长用 `{text}` 换算")(["text": .text(text)]),
        written(text)
      )
    }
    guard type.isNumber, let unit else { return nil }
    let isLiteral = kind(base) == .numberLiteral && unit.factor == 1
    let text = isLiteral ? value + unit.unit : "\(value) * \(unit.factor)\(unit.unit)"
    return (
      Message("a duration is written with its unit: `{text}`", "时长连同单位一起写：`{text}`")([
        "text": .text(text)
      ]),
      isLiteral || kind(base) == .nameExpression ? written(text) : []
    )
  }
}

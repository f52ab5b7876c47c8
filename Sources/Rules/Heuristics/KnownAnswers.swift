import CtlCatalogue
import CtlChecker

/// Text fields for which only a few answers are right.
extension PlacedElement {
  /// The known list of texts that something compares the typed text with: `meals.contains(meal)`.
  var acceptedAnswers: (count: Int, reader: Reader)? {
    guard let text = written(.text), text.isBinding,
      let typed = walk.part(of: text.entry.expression, in: scope),
      let readers = walk.readers(of: typed)
    else { return nil }
    for reader in readers where reader.index != index {
      var count: Int?
      // `!taken.contains(name)` refuses them.
      var refused: [OriginID] = []
      _ = walk.dependOnName(
        walk.values(of: reader), in: walk.scope(of: reader.index), where: { _ in false },
        or: { expression, program in
          if expression.operation == .not {
            refused.append(program.expression(program.operand(0, of: expression)).origin)
          }
          guard !refused.contains(expression.origin) else { return false }
          count = program.countOfAnswers(expression, to: typed)
          return count != nil
        })
      if let count { return (count, reader) }
    }
    return nil
  }
}

extension Program {
  /// The number of texts in a known list that is asked for what is typed.
  fileprivate func countOfAnswers(
    _ expression: CtlChecker.Expression, to typed: PartPath
  ) -> Int? {
    guard expression.operation == .call, BuiltIn(expression)?.function.name == "contains" else {
      return nil
    }
    let operands = operandIDs(of: expression)
    guard operands.count == 2, case .list(let items)? = constant(operands[0]), items.count > 1,
      items.allSatisfy({ if case .string = $0 { true } else { false } })
    else { return nil }
    return variablePart(operands[1]) == typed ? items.count : nil
  }
}

/// Placeholders that list all answers: “S, M, L or XL”, “Yes or No”.
enum KnownAnswers {
  private static let words: WordList = ["or", "或"]

  /// The number of the answers in a placeholder; nil when it says something else.
  static func count(in placeholder: String) -> Int? {
    guard words.mayBe(in: placeholder) || placeholder.utf8.contains(0x2F) else { return nil }
    let parts = parts(of: placeholder)
    guard parts.count > 1 else { return nil }
    let answers = parts.map { $0.lowercased() }
    if sets.contains(where: { answers.allSatisfy($0.contains) }) { return parts.count }
    if parts.count == 2 { return Opposites.are(parts[0], parts[1]) ? 2 : nil }
    // Longer ones may be examples, or what is searched for; `DD/MM/YY` is a pattern.
    let found = WholeWords(placeholder)
    guard words.words.contains(where: { found.range(of: $0) != nil }) else { return nil }
    let isShort = parts.allSatisfy { part in
      (1...3).contains(part.displayWidth) && !part.contains { $0.isASCII && $0.isLowercase }
    }
    return isShort ? parts.count : nil
  }

  /// Whether a text field asks for a day of the week.
  static func isWeekday(_ placeholder: String?, _ purposes: [String?]) -> Bool {
    placeholder.map { weekdays.contains($0.lowercased()) } ?? false
      || purposes.contains { namesOfWeekdays.isHead(of: $0) }
  }

  private static let weekdays: WordList = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "星期一", "周一",
    "montag", "lundi", "lunes",
  ]
  private static let namesOfWeekdays: WordList = ["weekday", "wochentag", "星期几"]

  /// Answers that exclude each other, and of which a question takes no other.
  private static let sets: [WordList] = [
    [
      "small", "medium", "large", "extra small", "extra large", "x-large", "s", "m", "l", "xs",
      "xl",
    ],
    ["male", "female", "man", "woman", "boy", "girl", "other", "neither"],
    ["low", "medium", "normal", "high", "urgent"],
    ["easy", "medium", "hard", "beginner", "intermediate", "advanced", "expert"],
    ["single", "married", "divorced", "widowed"],
    ["never", "rarely", "sometimes", "often", "always"],
    ["spring", "summer", "autumn", "fall", "winter"],
    ["north", "east", "south", "west"], ["left", "right", "both", "center", "middle"],
    ["morning", "noon", "afternoon", "evening", "night"], ["yes", "no", "maybe", "not sure"],
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    ["男", "女", "其他", "其它", "保密"], ["大", "中", "小", "大杯", "中杯", "小杯", "特大"],
    ["高", "中", "低"], ["早", "中", "晚", "早上", "中午", "下午", "晚上"], ["春", "夏", "秋", "冬"],
    ["东", "南", "西", "北"], ["未婚", "已婚", "离异", "丧偶"], ["是", "否", "有", "无", "没有"],
  ]

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\u{A0}" }) {
      if word == "or" || word == "OR" {
        parts.append("")
        continue
      }
      for character in word {
        if ",，、/或".contains(character) {
          parts.append("")
        } else {
          parts[parts.count - 1].append(character)
        }
      }
      parts[parts.count - 1] += " "
    }
    return parts.map { String($0[...].trimmed) }.filter { !$0.isEmpty }
  }
}

import CtlDiagnostics
import CtlSyntax

/// Lists as other languages change and ask them.
extension Checker {
  /// `wheels: ["a", "b"]`: a list of texts where lists of them are; returns whether it is one.
  mutating func reportFlatList(_ node: Int) -> Bool {
    let items = tree.children(of: node).filter { kind($0).isExpression }
    guard items.count > 1, items.allSatisfy({ kind($0) == .stringLiteral }) else { return false }
    let form = "[\(tree.text(of: node))]"
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(node),
        [
          "expected": .words("a list of lists", "由列表组成的列表"),
          "found": .words("a list of texts", "文字列表"),
        ],
        label: currentProperty?.property == .wheels
          ? Message("each wheel is a list of its own: `{form}`", "每个滚轮各是一个列表：`{form}`")([
            "form": .text(form.count > 60 ? "[[…], […]]" : form)
          ]) : nil, fixes: [rewrite(node, form)]))
    return true
  }

  /// `names[-1]`
  mutating func reportNegativeIndex(
    _ place: Int, of value: ExpressionID, _ index: Int, _ node: Int
  ) -> ExpressionID {
    let base = tables.expressions[value.index].origin.node
    let list = tree.text(of: base)
    let text = "\(list).count - \(-place)"
    report(
      Finding(
        LanguageCode.indexOutOfRange, at: location(index),
        Message("no list has an element {index}", "列表没有第 {index} 个元素")(["index": .number(place)]),
        label: Message("places count from the start: `{text}`", "位置从开头计数：`{text}`")([
          "text": .text(text)
        ]), fixes: kind(base) == .nameExpression && place > -1_000 ? [rewrite(index, text)] : []))
    return poison(node)
  }

  /// `cups.removeAll(where: $0.isEmpty)`: what stays is the list; returns whether it is one.
  mutating func reportRemoval(_ argument: Argument, _ view: ChangeSyntax) -> Bool {
    guard let condition = argument.value, let base = view.place.first, view.place.count == 1,
      argument.labelToken.map({ self.text(ofToken: $0) == "where" }) ?? true,
      tree.text(of: condition).contains("$0")
    else { return false }
    let list = tree.text(of: base)
    let text = "\(list) = \(list).filter(\(negated(condition)))"
    reportArgument(
      location(argument.node),
      Message("the list keeps what it is filtered by: `{text}`", "列表保留符合条件的项目：`{text}`")([
        "text": .text(text)
      ]), fixes: [rewrite(view.node, text)])
    return true
  }

  /// The opposite of a condition.
  func negated(_ node: Int) -> String {
    let text = tree.text(of: node)
    switch kind(node) {
    case .prefixExpression where text.hasPrefix("!"):
      return String(text.dropFirst().drop { $0 == " " })
    case .nameExpression, .postfixExpression, .parenthesized: return "!\(text)"
    case .binaryExpression:
      let operands = tree.children(of: node).filter { kind($0).isExpression }
      let opposites: [TokenKind: String] = [
        .equal: "!=", .notEqual: "==", .less: ">=", .lessOrEqual: ">", .greater: "<=",
        .greaterOrEqual: "<",
      ]
      guard operands.count == 2 else { return "!(\(text))" }
      let sign = tree.significant(from: Int(nodes[operands[0]].endToken))
      guard let opposite = opposites[tree.tokenKinds[sign]] else { return "!(\(text))" }
      return "\(tree.text(of: operands[0])) \(opposite) \(tree.text(of: operands[1]))"
    default: return "!(\(text))"
    }
  }

  /// `for song in songs.sorted(by: …)`, where an item is to be changed: the items of what is
  /// computed are no variables.
  func loopOverCopies(_ value: ExpressionID) -> (label: Phrase, fixes: [Fix])? {
    var expression = tables.expressions[value.index]
    for _ in 0..<256 where [.field, .index].contains(expression.operation) {
      expression = tables.expressions[Int(tables.operands[Int(expression.firstOperand)])]
    }
    guard expression.operation == .symbol else { return nil }
    let symbol = tables.symbols[Int(expression.payload)]
    guard symbol.kind == .loopVariable, symbol.file == file, tables.local(symbol) == nil else {
      return nil
    }
    if let value = tables.unwrapped(symbol) { return chosenCopy(value, Int(symbol.index)) }
    let list = tables.source(ofLoop: Int(symbol.index))
    if tables.expressions[list.index].operation == .symbol { return nil }
    let sequence = tables.expressions[tables.loops[Int(symbol.index)].sequence.index].origin.node
    guard kind(sequence) == .postfixExpression, let base = parts(of: sequence).first,
      kind(base) == .nameExpression
    else {
      // The items of a list in the file are constants, and say so themselves.
      if kind(sequence) == .listExpression { return nil }
      return (
        Message(
          "its loop goes over what `{list}` gives; only the items of a variable can be changed",
          "它的循环遍历 `{list}` 得出的列表；只有变量的项目才能改变")(
            ["list": .text(tree.text(of: sequence))]), []
      )
    }
    let name = tree.text(of: base)
    return (
      Message(
        "its loop goes over what `{call}` computes; the items of `{name}` itself can be changed",
        "它的循环遍历 `{call}` 算出的列表；`{name}` 本身的项目才能改变")(
          ["call": .text(tree.text(of: sequence)), "name": .text(name)]),
      [rewrite(sequence, name)]
    )
  }

  /// `if let song = songs.first(where: $0.id == chosen)`: what a list gives is a copy; the item of a
  /// loop is not.
  private func chosenCopy(
    _ value: ExpressionID, _ name: Int
  ) -> (label: Phrase, fixes: [Fix])? {
    let expression = tables.expressions[value.index]
    guard expression.operation == .each,
      tables.itemCalls[Int(expression.payload)].function == .first
    else { return nil }
    let operands = tables.operands[expression.operands].map { ExpressionID(Int($0)) }
    func written(_ id: ExpressionID) -> String {
      tree.text(of: tables.expressions[id.index].origin.node)
    }
    let item = text(tables.loops[name].name)
    return (
      Message(
        "`first` gives a copy; the item of `{text}` can be changed",
        "`first` 给出的是副本；`{text}` 的项目可以改变")(
          [
            "text": .text(
              "for \(item) in \(written(operands[0])) where "
                + written(operands[1]).replacing("$0", with: item))
          ]), []
    )
  }

  /// `names.last(where: $0 == "A")`: the last of those that are left; returns whether it is one.
  mutating func reportLastWhere(_ name: String, _ list: [Argument], _ arguments: Int) -> Bool {
    guard name == "last", list.count == 1, let condition = list[0].value,
      tree.text(of: condition).contains("$0"),
      let token = tree.significant(before: firstToken(arguments))
    else { return false }
    let text = "filter(\(tree.text(of: condition))).\(name)"
    let range = tree.tokenRange(token).lowerBound..<location(arguments).range.upperBound
    reportArgument(
      location(arguments),
      Message("`{name}` takes nothing: write `{text}`", "`{name}` 不接受参数：请写 `{text}`")([
        "name": .text(name), "text": .text(text),
      ]),
      fixes: [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, range), text)])
      ])
    return true
  }

  /// `[String]()`: an empty list.
  func meaning(ofEmptyList token: Int) -> Suggestion? {
    let kinds = tree.tokenKinds
    guard token > 1, token + 3 < kinds.count, kinds[token - 1] == .leftBracket,
      kinds[token + 1] == .rightBracket, kinds[token + 2] == .leftParen,
      kinds[token + 3] == .rightParen, let sign = tree.significant(before: token - 1)
    else { return nil }
    var start = token - 1
    var text = "[]"
    // A variable without a type gets it.
    if kinds[sign] == .assign, let name = tree.significant(before: sign),
      kinds[name] == .identifier,
      let word = tree.significant(before: name), [.varKeyword, .letKeyword].contains(kinds[word])
    {
      start = name
      text = "\(self.text(ofToken: name)): [\(self.text(ofToken: token))] = []"
    }
    return (
      Message("an empty list is `[]`", "空列表写作 `[]`")([:]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, tree.range(ofTokens: start..<token + 4)), text)])
      ]
    )
  }

  /// `songs.any($0.isLiked)`, `names.get(0)`, `songs.find($0.id == 1)`: a member with arguments.
  mutating func meaning(ofListMember token: Int, _ spelled: String, _ type: Type) -> Suggestion? {
    guard type.unwrapped.isList, let word = ForeignWords.listMembers[spelled] else { return nil }
    let paren = tree.significant(from: token + 1)
    guard tree.tokenKinds[paren] == .leftParen, let end = closingParenthesis(paren) else {
      return (word.explanation(of: spelled), [])
    }
    let start = tree.tokenRange(token).lowerBound
    let inner = tree.source.string(
      tree.tokenRange(paren).upperBound..<tree.tokenRange(end).lowerBound)
    let label = ["where:", "by:"].first { inner.hasPrefix($0) } ?? ""
    let value = String(inner.dropFirst(label.count).drop { $0 == " " })
    guard let form = word.here.first, !value.isEmpty else {
      return (word.explanation(of: spelled), [])
    }
    let written = form.replacing("…", with: value)
    let from = written.hasPrefix("[") ? tree.tokenRange(token - 1).lowerBound : start
    return (
      word.explanation(of: spelled),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(written)]), .suggestion,
          [Edit(Location(file, from..<tree.tokenRange(end).upperBound), written)])
      ]
    )
  }

  func closingParenthesis(_ start: Int) -> Int? {
    var level = 0
    for token in start..<min(start + 256, tree.tokenKinds.count) {
      switch tree.tokenKinds[token] {
      case .leftParen: level += 1
      case .rightParen:
        level -= 1
        if level == 0 { return token }
      case .newline, .stringMiddle, .stringTail: return nil
      default: break
      }
    }
    return nil
  }

  /// `names[0]` where `names` is not a list or may be `nil`.
  mutating func reportNoList(_ value: ExpressionID, _ node: Int) -> ExpressionID {
    let type = type(of: value)
    let place = tables.expressions[value.index].origin.node
    let isMissing = type.isOptional && type.element.isList && kind(place) == .nameExpression
    let missing =
      isMissing ? withoutNil(value, isWhole: false) : type == .string ? character(node) : nil
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(place),
        ["expected": .words("a list", "列表"), "found": .phrase(describe(type))],
        label: missing?.label, fixes: missing?.fixes ?? []))
    return poison(node)
  }

  /// `songs[0..<3]`: some items of a list.
  mutating func reportSlice(_ value: ExpressionID, _ range: Int) {
    let base = tables.expressions[value.index].origin.node
    let bounds = tree.children(of: range).filter { kind($0).isExpression }
    var fixes: [Fix] = []
    if bounds.count == 2, tree.text(of: bounds[0]) == "0" {
      let end = tree.text(of: bounds[1])
      let isOpen = tree.text(of: range).contains("..<")
      let count = isOpen ? end : WrittenNumber.int(end).map { String($0 &+ 1) } ?? "\(end) + 1"
      let place = location(base).range.upperBound..<location(range).range.upperBound + 1
      let text = ".prefix(\(count))"
      fixes = [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, place), text)])
      ]
    }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(range),
        ["expected": .phrase(describe(.int)), "found": .words("a range", "范围")],
        label: Phrase(
          Message(
            "some items of a list: `prefix(3)`, `suffix(3)` or `filter(…)`",
            "取列表的一部分：`prefix(3)`、`suffix(3)` 或 `filter(…)`")), fixes: fixes))
  }
}

import CtlDiagnostics
import CtlSyntax

/// What gets the result of a screen or the value of a task, which come later: places that are the same
/// then.
extension Checker {
  /// What the screen of a step hands back; nil where that is not known.
  mutating func result(of view: OpeningSyntax) -> Type? {
    guard let token = view.nameToken, let symbol = fileScope[name(ofToken: token)],
      symbol.kind == .screen
    else { return nil }
    return screenHead(of: symbol)?.result
  }

  /// What a step puts a result into, and its type; nil after a report.
  typealias Target = (receiver: Step.Receiver, type: Type)

  mutating func receiver(
    _ place: ExpressionID, _ type: Type, _ sign: TokenKind?, _ view: AssignmentSyntax,
    _ value: Type? = nil
  ) -> Target? {
    if type.isPoison || isOfFaultyList(place) { return (Step.Receiver(place: place), .poison) }
    guard sign == .plusAssign else {
      if isFoundAgain(place) { return (tables.receiver(at: place), type) }
      reportPart(place, type)
      return nil
    }
    guard type.isList else {
      // A number or a text is added to, not replaced.
      let adds = type.unwrapped.isNumber || type.unwrapped == .string
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(tables.expressions[place.index].origin.node),
          ["expected": .words("a list", "列表"), "found": .phrase(describe(type))],
          label: adds
            ? Message(
              "`+=` puts what comes back into a list; add to `{name}` when it is there: `on {source}(value) -> {name} += value`",
              "`+=` 把交回的值放入列表；要加到“{name}”上，请在收到时写：`on {source}(值) -> {name} += 值`")([
                "name": .text(tree.text(of: tables.expressions[place.index].origin.node)),
                "source": .text(sourceName(view)),
              ])
            : Phrase(Message("what comes back is its value: write `=`", "交回的就是它的值：请写 `=`")),
          fixes: adds ? [] : view.signToken.map { [replacement($0, "=")] } ?? []))
      return nil
    }
    guard isFindable(place) else {
      reportPart(place, type)
      return nil
    }
    if value == type { return (Step.Receiver(place: place, way: .addAll), type) }
    return (Step.Receiver(place: place, way: .add), type.element)
  }

  /// The screen or the task whose value comes.
  private func sourceName(_ view: AssignmentSyntax) -> String {
    if let token = view.opening?.nameToken { return text(ofToken: token) }
    return view.sides.last.map { text(ofToken: firstToken($0)) } ?? ""
  }

  /// The same for a place that a screen may change.
  mutating func isFoundAgain(_ place: ExpressionID, byChangeOf argument: Argument) -> Bool {
    if isFoundAgain(place) { return true }
    let name = argument.labelToken.map { text(ofToken: $0) } ?? ""
    reportPart(place, type(of: place), binding: name, isInTab: isInTab(argument))
    return false
  }

  /// Whether a tab holds the screen that gets an argument: `screen: Shop(user <-> user)`.
  private func isInTab(_ argument: Argument) -> Bool {
    var token = argument.labelToken
    var level = 0
    for _ in 0..<1_024 {
      guard let before = token.flatMap({ tree.significant(before: $0) }) else { return false }
      token = before
      switch tree.tokenKinds[before] {
      case .rightParen: level += 1
      case .leftParen where level == 0:
        let name = tree.significant(before: before)
        let colon = name.flatMap { tree.significant(before: $0) }
        let word = colon.flatMap { tree.significant(before: $0) }
        return colon.map { tree.tokenKinds[$0] } == .colon
          && word.map { tree.tokenKinds[$0] } == .screenKeyword
      case .leftParen: level -= 1
      default: break
      }
    }
    return false
  }

  private func isFoundAgain(_ place: ExpressionID) -> Bool {
    if let list = tables.list(ofItem: place), hasID(type(of: place)), isFindable(list) {
      return true
    }
    return isFindable(place)
  }

  /// Whether a place can be found again: a variable, or a part of one by fields and by items of loops that
  /// have an `id`.
  private func isFindable(_ place: ExpressionID) -> Bool {
    var id = tables.withoutUnwrapping(place)
    for _ in 0..<256 {
      let expression = tables.expressions[id.index]
      if expression.operation == .field {
        let base = tables.operands[Int(expression.firstOperand)]
        id = tables.withoutUnwrapping(ExpressionID(Int(base)))
      } else if let list = tables.list(ofItem: id), hasID(type(of: id)) {
        id = tables.withoutUnwrapping(list)
      } else {
        return expression.operation == .symbol
          && tables.symbols[Int(expression.payload)].kind == .variable
      }
    }
    return false
  }

  /// Whether values of a type are records with an `id`.
  private func hasID(_ type: Type) -> Bool {
    guard type.isPlain, type.base == .record else { return false }
    let (program, fields) = self.fields(of: type) ?? (nil, 0..<0)
    return fields.contains { fieldName($0, program) == RecordField.identity }
  }

  /// `events = sheet Editor()`: one item for a whole list.
  func adding(_ result: Type, to wanted: Type, before token: Int) -> Suggestion {
    guard wanted.isList, fits(result, wanted.element), let sign = tree.significant(before: token),
      tree.tokenKinds[sign] == .assign
    else { return (nil, []) }
    return (
      Phrase(Message("`+=` adds it to the list", "`+=` 把它加入列表")), [replacement(sign, "+=")]
    )
  }

  /// `events.append(load(id: 3))`; returns whether it is one.
  mutating func reportAppendedTask(_ change: ListChange, _ view: ChangeSyntax) -> Bool {
    guard change == .append, let value = view.arguments.first?.value, taskCall(value) != nil,
      let whole = tree.expression(in: view.node), let dot = view.memberToken
    else { return false }
    let start = location(whole).range.lowerBound
    let list = tree.source.string(start..<tree.tokenRange(dot).lowerBound - 1)
    let text = "\(list) += \(tree.text(of: value))"
    muted { _ = $0.expression(value, .anything) }
    reportArgument(
      location(value),
      Message(
        "the value of a task comes later: write `{text}`", "任务的值稍后才到：请写 `{text}`")([
          "text": .text(text)
        ]), fixes: [rewrite(view.node, text)])
    return true
  }

  /// - Parameter binding: The parameter of a screen that the place is for.
  private mutating func reportPart(
    _ place: ExpressionID, _ type: Type, binding: String? = nil, isInTab: Bool = false
  ) {
    let found =
      binding == nil
      ? Message(
        "a part of a variable that may be another one when the value comes", "变量的一部分，值到来时它可能已是另一项")
      : Message(
        "an item known only by its place, which another one may take while the screen is open",
        "只靠位置确定的项目，界面打开期间该位置可能换成另一项")
    report(
      Finding(
        LanguageCode.unchangeable, at: location(tables.expressions[place.index].origin.node),
        ["found": .phrase(Phrase(found))], label: wholeItem(around: place, binding, isInTab)))
  }

  /// The way out for a part of an item that nothing finds again.
  private func wholeItem(
    around place: ExpressionID, _ binding: String?, _ isInTab: Bool
  ) -> Phrase? {
    var id = tables.withoutUnwrapping(place)
    for _ in 0..<256 {
      let expression = tables.expressions[id.index]
      if expression.operation == .field {
        let base = tables.operands[Int(expression.firstOperand)]
        id = tables.withoutUnwrapping(ExpressionID(Int(base)))
        continue
      }
      guard let list = tables.list(ofItem: id) else {
        return wholeVariable(at: id, of: place, binding, isInTab)
      }
      if !hasID(type(of: id)) {
        guard type(of: id).base == .record else {
          return binding == nil
            ? nil
            : Message(
              "nothing says later which item it is; a record with a field `id` does",
              "之后无从得知是哪一项；带有 `id` 字段的记录可以说明")()
        }
        return Message(
          "give {type} a field `id`; it then identifies the item",
          "给 {type} 加上字段 `id`，由它标识该项")(["type": .phrase(describe(type(of: id)))])
      }
      id = tables.withoutUnwrapping(list)
    }
    return nil
  }

  /// The way out for `parties[0].name`: the whole item goes into a variable first.
  /// - Parameter part: The whole of it, with the fields that end it.
  private func wholeVariable(
    at place: ExpressionID, of part: ExpressionID, _ binding: String?, _ isInTab: Bool
  ) -> Phrase? {
    var id = place
    for _ in 0..<256 {
      let expression = tables.expressions[id.index]
      if expression.operation == .index { break }
      guard expression.operation == .field else { return nil }
      id = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
    }
    guard type(of: id).base == .record else { return nil }
    if isInTab {
      // A tab in a loop holds no screen.
      return Message(
        "give the whole list to the screen of the tab; a row of a loop there, `for item in {list}`, opens a screen for one item",
        "把整个列表交给标签页的界面；其中循环 `for item in {list}` 的行为一项打开界面")([
          "list": .text(list(ofItem: id))
        ])
    }
    if let binding {
      return Message(
        "a loop names the item, `for item in {list}`: there write `{name} <-> {item}`",
        "用循环为项目命名，`for item in {list}`：在循环中写 `{name} <-> {item}`")([
          "list": .text(list(ofItem: id)), "name": .text(binding),
          "item": .text("item" + fields(endOf: part)),
        ])
    }
    return Message(
      "a loop names the item, `for item in {list}`: there write `item = …`, and give back the whole of it",
      "用循环为项目命名，`for item in {list}`：在循环中写 `item = …`，并交回整个项目")(
        ["list": .text(list(ofItem: id))])
  }

  /// `.target` of `rooms[0].target`.
  private func fields(endOf place: ExpressionID) -> String {
    let text = tree.text(of: tables.expressions[place.index].origin.node)
    return text.lastIndex(of: "]").map { String(text[text.index(after: $0)...]) } ?? ""
  }

  private func list(ofItem item: ExpressionID) -> String {
    let operand = tables.operands[Int(tables.expressions[item.index].firstOperand)]
    return tree.text(of: tables.expressions[Int(operand)].origin.node)
  }
}

import CtlDiagnostics

/// Screens that a tap on a button opens: `reveals: Details`.
extension Checker {
  /// Such a button pushes the screen as a step does, but has no place for values or conditions. Returns the
  /// value; poison where it cannot.
  mutating func revealed(_ value: ExpressionID, _ property: Int) -> ExpressionID {
    let expression = tables.expressions[value.index]
    guard expression.operation == .reference else {
      if expression.operation == .conditional, screens(among: value) { reportChosen(value) }
      return value
    }
    guard case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .screen,
      let head = screenHead(of: symbol)
    else { return value }
    guard isInScreen(property, says: event(insteadOfRevealing: head)) else {
      return poison(property)
    }
    let needed = head.callee.parameters.compactMap { index -> String? in
      let parameter = parameter(index, of: head.callee)
      let sign = parameter.isBinding ? " <-> " : ": "
      return parameter.isNeeded ? text(parameter.name, of: head.callee) + sign + "…" : nil
    }
    if needed.isEmpty { return value }
    let call = "\(head.name)(\(needed.joined(separator: ", ")))"
    report(
      Finding(
        LanguageCode.revealedScreen, at: location(expression.origin.node),
        Message("`{name}` needs values, and `reveals` gives none", "“{name}”需要值，而 `reveals` 不提供值")([
          "name": .text(head.name)
        ]), related: declared(head.place),
        notes: [
          Message(
            "A handler opens it with values: `on touchUpInside -> push {call}`.",
            "用事件处理带值打开它：`on touchUpInside -> push {call}`。")(["call": .text(call)])
        ]))
    return poison(property)
  }

  private func event(insteadOfRevealing head: ScreenHead) -> Phrase {
    Message(
      "An event tells the screen: declare `event {event}`, write `on touchUpInside -> {event}()` here, and a "
        + "use says `on {event} -> push {name}()`.",
      "用事件告诉界面：声明 `event {event}`，在这里写 `on touchUpInside -> {event}()`，使用处写 "
        + "`on {event} -> push {name}()`。")([
        "event": .text("open\(head.name)"), "name": .text(head.name),
      ])
  }

  /// Whether a condition chooses between screens.
  private func screens(among value: ExpressionID) -> Bool {
    var pending = [value]
    while let id = pending.popLast() {
      let expression = tables.expressions[id.index]
      if expression.operation == .reference,
        tables.symbols[Int(expression.payload)].kind == .screen
      {
        return true
      }
      if expression.operation == .conditional {
        pending += tables.operands[expression.operands].map { ExpressionID(Int($0)) }
      }
    }
    return false
  }

  private mutating func reportChosen(_ value: ExpressionID) {
    report(
      Finding(
        LanguageCode.revealedScreen, at: location(tables.expressions[value.index].origin.node),
        Message("`reveals` names one screen for all taps", "`reveals` 为所有轻击写同一个界面")(),
        notes: [
          Message(
            "A handler chooses: `on touchUpInside { if … { push First() } else { push Second() } }`.",
            "由事件处理来选择：`on touchUpInside { if … { push First() } else { push Second() } }`。")()
        ]))
  }
}

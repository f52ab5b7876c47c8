import CtlDiagnostics
import CtlSyntax

/// What may be `nil`, used as if it were there.
extension Checker {
  /// `text <-> person.name`, where the person may be `nil`: a control needs a place that is there;
  /// returns whether it is one.
  mutating func reportBoundMember(_ value: ExpressionID, _ node: Int) -> Bool {
    guard let sign = tree.significant(before: firstToken(node)), tree.tokenKinds[sign] == .bind
    else { return false }
    let type = type(of: value)
    let place = tables.expressions[value.index].origin.node
    let name = tree.text(of: place)
    let short = kind(place) == .nameExpression ? name : "name"
    let form = "if let \(short) = \(name) { … }"
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(place),
        ["expected": .phrase(describe(type.unwrapped)), "found": .phrase(describe(type))],
        label: Message("`{form}` around it names what is there", "用 `{form}` 包住它，给存在的值命名")(
          ["form": .text(form)])))
    return true
  }
}

/// Functions of other languages, called as steps or members.
extension Checker {
  /// `onChange(of: n) { … }`, `watch(n) { … }`: what follows from another value of a variable.
  func changeCall(
    _ call: ForeignCall, _ name: String, _ token: Int, _ parent: ElementID
  ) -> Finding? {
    guard ForeignWords.kinds[name]?.words.contains("onChange") == true,
      let value = call.arguments.first?.value,
      value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), value.first?.isLetter == true
    else { return nil }
    let form = "on \(value).changed"
    let isInScreen = tables.elements[parent.index].kind == .screen
    let end = tree.range(ofTokens: token..<token + 1).lowerBound..<call.range.upperBound
    return Finding(
      SyntaxCode.foreign, at: Location(file, call.range),
      Message(
        "what follows from another value is a handler of the screen: `{form} { … }`",
        "变量改变之后要做的事写成界面的事件处理：`{form} { … }`")(["form": .text(form)]),
      fixes: isInScreen && call.loopHead == nil
        ? [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
            [Edit(Location(file, end), form)])
        ] : [])
  }

  /// `alert("Hello")`, `print(n)`: what no step does.
  func reasonAgainst(step name: String) -> Phrase? {
    switch name {
    case "alert", "confirm", "showAlert", "toast":
      Phrase(
        Message(
          "an `alert` is an element: it stands in the screen, and a step sets its variable",
          "`alert` 是元素：写在界面中，由步骤设置它的变量"))
    case "print", "debugPrint", "NSLog", "log", "println":
      Phrase(
        Message(
          "the log of `ctl preview` shows all that happens; an action of the app prints",
          "`ctl preview` 的日志会显示发生的一切；打印由应用的动作完成"))
    default: nil
    }
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Values that are called as functions.
extension Checker {
  /// What the parentheses after a value mean.
  func meaning(ofCall arguments: Int, of value: ExpressionID, _ node: Int) -> Suggestion {
    let type = type(of: value)
    if type.referenceTarget == .task {
      return (
        Phrase(
          Message(
            "a step starts a task, alone or after `variable =`", "任务由步骤启动，单独一步或写在 `变量 =` 之后")),
        broughtFix(value, node)
      )
    }
    let expression = tables.expressions[value.index]
    if expression.operation == .reference,
      tables.symbols[Int(expression.payload)].kind == .screen
    {
      return opening(node)
    }
    let isEmpty = !tree.children(of: arguments).contains { kind($0) == .argument }
    guard isEmpty, type.referenceTarget == nil else { return (nil, []) }
    let start = location(expression.origin.node).range.lowerBound
    let written = tree.source.string(start..<location(arguments).range.lowerBound)
    return (
      Message("it is a value: write `{text}`", "它是一个值：请写 `{text}`")(["text": .text(written)]),
      [
        Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location(arguments), "")])
      ]
    )
  }

  /// `reveals: Details(item: item)`: a step opens a screen with values.
  private func opening(_ node: Int) -> Suggestion {
    let call = tree.text(of: node)
    if let sign = tree.significant(before: firstToken(node)), tree.tokenKinds[sign] == .assign {
      // `n = Pick()`
      let form = "sheet \(call)"
      return (
        Message("a step says how the screen opens: `{form}`", "步骤要说明如何打开界面：`{form}`")([
          "form": .text(form)
        ]), [rewrite(node, form)]
      )
    }
    let handler = "on touchUpInside -> push \(call)"
    let label = Message(
      "a handler opens a screen with values: `{handler}`", "带值打开界面由事件处理完成：`{handler}`")([
        "handler": .text(handler)
      ])
    guard currentProperty?.property == .reveals,
      let colon = tree.significant(before: firstToken(node)),
      let name = tree.significant(before: colon), tree.tokenKinds[colon] == .colon
    else { return (label, []) }
    let range = tree.tokenRange(name).lowerBound..<location(node).range.upperBound
    return (
      label,
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(handler)]), .suggestion,
          [Edit(Location(file, range), handler)])
      ]
    )
  }

  /// `asks = asks.toggle()`: a step of its own changes a variable to its opposite.
  func meaning(ofToggle token: Int, _ spelled: String, _ value: ExpressionID, _ node: Int)
    -> Suggestion?
  {
    guard type(of: value) == .bool,
      ["toggle", "toggled", "not", "negated", "inverted"].contains(spelled)
    else { return nil }
    let base = tree.text(of: tables.expressions[value.index].origin.node)
    return (
      Message("the opposite is `!{value}`", "相反的值写作 `!{value}`")(["value": .text(base)]),
      [rewrite(node, "!\(base)")]
    )
  }
}

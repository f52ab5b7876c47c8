import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// What events of other frameworks bring, `value` or `sender.isOn`: here the variable has it that the control is
/// bound to.
extension Checker {
  /// `on valueChanged -> save(x: value)`
  func meaning(ofControlValue token: Int, _ spelled: String) -> Suggestion? {
    guard let (event, _, id) = handledEvent, event == nil,
      let bound = boundValue(of: tables.elements[id.index], named: spelled)
    else { return nil }
    let isSender = Checker.senders.contains(spelled)
    guard bound.isNamed || isSender || Checker.newValues.contains(spelled) else { return nil }
    var last = token
    while isSender, last + 2 < tree.tokenCount, tree.tokenKinds[last + 1] == .dot,
      tree.tokenKinds[last + 2] == .identifier
    {
      last += 2
    }
    let place = Location(file, tree.range(ofTokens: token..<last + 1))
    return (Checker.readBound(bound.text), [writing(bound.text, [Edit(place, bound.text)])])
  }

  /// `on valueChanged(v) -> save(x: v)`
  func meaning(
    ofControlParameter token: Int, _ view: HandlerSyntax, _ element: Element
  ) -> Suggestion? {
    guard view.parameterTokens.count == 1, let bound = boundValue(of: element, named: ""),
      var edits = parametersFix(token).first?.edits
    else { return nil }
    let name = text(ofToken: token)
    for other in token + 1..<Int(nodes[view.node].endToken)
    where tree.tokenKinds[other] == .identifier && text(ofToken: other) == name {
      let isMember = tree.significant(before: other).map { tree.tokenKinds[$0] == .dot } ?? false
      let isLabel = tree.tokenKinds[tree.significant(from: other + 1)] == .colon
      if !isMember, !isLabel { edits.append(Edit(location(ofToken: other), bound.text)) }
    }
    return (Checker.readBound(bound.text), [writing(bound.text, edits)])
  }

  private func writing(_ text: String, _ edits: [Edit]) -> Fix {
    Fix(Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion, edits)
  }

  /// `wifi.setOn(false, animated: true)`: the variable that the control is bound to is set.
  mutating func meaning(ofSetter token: Int, _ spelled: String) -> Suggestion? {
    guard spelled.hasPrefix("set"), let dot = tree.significant(before: token),
      let base = tree.significant(before: dot), let symbol = scope[name(ofToken: base)],
      symbol.kind == .element,
      let bound = boundValue(of: tables.elements[Int(symbol.index)], named: ""),
      case let paren = tree.significant(from: token + 1), tree.tokenKinds[paren] == .leftParen,
      let end = closingParenthesis(paren)
    else { return nil }
    let value = tree.source.string(tree.range(ofTokens: paren + 1..<end)).prefix { $0 != "," }
    let text = "\(bound.text) = \(value)"
    return (
      Message("a step sets the variable that it is bound to: `{text}`", "步骤设置它所绑定的变量：`{text}`")([
        "text": .text(text)
      ]),
      value.isEmpty || value.contains("(")
        ? [] : [writing(text, [Edit(Location(file, tree.range(ofTokens: base..<end + 1)), text)])]
    )
  }

  private static func readBound(_ text: String) -> Phrase {
    Message("the value is in the variable that is bound: `{name}`", "值在绑定的变量中：`{name}`")(
      ["name": .text(text)])
  }

  /// What an element is bound to: by the property of a name, or else by its only binding.
  func boundValue(
    of element: Element, named name: String
  ) -> (text: String, isNamed: Bool)? {
    guard element.form == .kind, let block = tree.child(of: element.origin.node, .block) else {
      return nil
    }
    let bindings = tree.children(of: block).filter { kind($0) == .binding }
    let named = bindings.first { text(ofToken: firstToken($0)) == name }
    guard let binding = named ?? (bindings.count == 1 ? bindings[0] : nil),
      let value = tree.expression(in: binding)
    else { return nil }
    return (tree.text(of: value), named != nil)
  }

  private static let senders: Set<String> = ["sender", "event", "e", "ev", "evt", "it", "target"]
  private static let newValues: Set<String> = [
    "value", "newValue", "newText", "checked", "isChecked", "selected", "val", "v", "_value",
  ]
}

import CtlDiagnostics
import CtlSyntax

/// Steps as other languages write them.
extension Checker {
  /// `names.push("B")`: what a member means among the ways to change a value.
  mutating func meaning(ofChange token: Int, _ spelled: String, _ names: [String]) -> Suggestion {
    guard let word = ForeignWords.changes[spelled],
      let here = word.here.first(where: { names.contains($0) })
    else { return suggestion(token, spelled, names) }
    var fix = replacement(token, here)
    let paren = tree.significant(from: token + 1)
    let label = ["remove": "at: "][here]
    let first = tree.significant(from: paren + 1)
    if let label, tree.tokenKinds[paren] == .leftParen, tree.tokenKinds[first] != .rightParen,
      tree.tokenKinds[tree.significant(from: first + 1)] != .colon
    {
      let place = tree.tokenRange(first).lowerBound
      fix.edits.append(Edit(Location(file, place..<place), label))
    }
    return (word.explanation(of: spelled, here: here), [fix])
  }

  /// `names += "B"`: an item in the place of a list; returns whether it is one.
  mutating func reportItem(
    _ value: Int, _ list: Type, _ sign: Int, _ view: AssignmentSyntax
  ) -> Bool {
    let mark = tables.findings.count
    let found = muted { checker in
      let item = checker.expression(value, list.element)
      return checker.type(of: item)
    }
    tables.findings.removeSubrange(mark...)
    guard !found.isPoison, fits(found, list.element), !found.isList,
      let place = view.sides.first
    else { return false }
    let text = "\(tree.text(of: place)).append(\(tree.text(of: value)))"
    report(
      Finding(
        LanguageCode.operands, at: location(ofToken: sign),
        [
          "operator": .text(self.text(ofToken: sign)), "left": .phrase(describe(list)),
          "right": .phrase(describe(found)),
        ],
        label: Message("write `{text}`", "请写 `{text}`")(["text": .text(text)]),
        fixes: [rewrite(view.node, text)]))
    return true
  }

  /// `setCups(cups + 1)`: a step changes the variable itself; returns whether the call is one.
  mutating func reportSetter(_ call: ActionCall, _ token: Int) -> Bool {
    let spelled = text(ofToken: token)
    guard spelled.hasPrefix("set"), spelled.utf8.count > 3, spelled.utf8.count < 64,
      call.arguments.count == 1, let value = call.arguments[0].value
    else { return false }
    let bare = spelled.dropFirst(3)
    let name = bare.prefix(1).lowercased() + bare.dropFirst()
    guard let symbol = scope[tables.names.intern(name)], symbol.kind == .variable else {
      return false
    }
    muted { _ = $0.expression(value, .anything) }
    let text = "\(name) = \(tree.text(of: value))"
    report(
      Finding(
        ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(spelled),
        label: Message("a step changes the variable: `{text}`", "步骤直接改变变量：`{text}`")(
          ["text": .text(text)]), fixes: [rewrite(call.node, text)]))
    return true
  }
}

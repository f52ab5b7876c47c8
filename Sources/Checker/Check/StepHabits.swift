import CtlDiagnostics
import CtlSyntax

/// Steps as other languages write them.
extension Checker {
  /// `names.push("B")`: what a member means among the ways to change a value.
  mutating func meaning(ofChange token: Int, _ spelled: String, _ names: [String]) -> Suggestion {
    if names.contains("append"), let near = meaning(ofListStep: token, spelled) { return near }
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

  /// `names.sort()`, `names.removeLast()`: a step of the whole list.
  private func meaning(ofListStep token: Int, _ spelled: String) -> Suggestion? {
    guard let word = ForeignWords.listSteps[spelled], let base = base(ofMember: token),
      case let paren = tree.significant(from: token + 1), tree.tokenKinds[paren] == .leftParen,
      let end = closingParenthesis(paren)
    else { return nil }
    let inner = tree.source.string(
      tree.tokenRange(paren).upperBound..<tree.tokenRange(end).lowerBound)
    // `pop(0)` takes the place of an item.
    if spelled == "pop", !inner.isEmpty { return nil }
    guard let form = word.here.first else { return (word.explanation(of: spelled), []) }
    let list = tree.source.string(tree.range(ofTokens: base..<token - 1))
    let text = form.replacing("list", with: list).replacing("…", with: inner)
    return (
      Message("write `{text}`", "请写 `{text}`")(["text": .text(text)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, tree.range(ofTokens: base..<end + 1)), text)])
      ]
    )
  }

  /// The first token of the name before a member: `a` of `a.names.sort`.
  func base(ofMember token: Int) -> Int? {
    var start = token
    while start > 1, tree.tokenKinds[start - 1] == .dot, tree.tokenKinds[start - 2] == .identifier {
      start -= 2
    }
    return start < token ? start : nil
  }

  /// Arguments of a change without their labels, or an item where a place is needed.
  mutating func changeFix(_ change: ListChange, _ item: Type, _ view: ChangeSyntax) -> [Fix] {
    let values = view.arguments.compactMap(\.value)
    let parameters = change.parameters
    guard values.count == parameters.count, values.count == view.arguments.count,
      let base = view.place.first, let list = view.argumentList
    else { return [] }
    var texts = values.map { tree.text(of: $0) }
    if change == .remove, item != .int, let fix = removalFix(of: values[0], item, base, view) {
      return [fix]
    }
    // `append(contentsOf: others)`
    if change == .append, let label = view.arguments[0].labelToken,
      tree.name(ofToken: label) == "contentsOf"
    {
      guard view.place.count == 1 else { return [] }
      return [rewrite(view.node, "\(tree.text(of: base)) += \(texts[0])")]
    }
    // `insert(0, "A")`
    if change == .insert, item != .int, kind(values[0]) == .numberLiteral { texts.swapAt(0, 1) }
    let arguments = zip(parameters, texts).map { parameter, text in
      parameter.label.map { "\($0): \(text)" } ?? text
    }
    return [rewrite(list, "(\(arguments.joined(separator: ", ")))")]
  }

  /// `guests.remove(guest)`, `guests.remove(at: guest)`: the list keeps the others.
  mutating func removalFix(of value: Int, _ item: Type, _ base: Int, _ view: ChangeSyntax) -> Fix? {
    let type = muted { checker in
      let id = checker.expression(value, item)
      return checker.type(of: id)
    }
    let isCase = item.base == .enumeration && kind(value) == .caseExpression
    guard type == item || isCase, view.place.count == 1 else { return nil }
    let list = tree.text(of: base)
    return rewrite(view.node, "\(list) = \(list).filter($0 != \(tree.text(of: value)))")
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

  /// `$emit("retry", 1)`, `emit(retry)`: an event is sent as an action is called; returns whether it is
  /// one.
  mutating func reportEmission(_ call: ActionCall, _ token: Int) -> Bool {
    let spelled = text(ofToken: token)
    guard ForeignWords.prefixes[spelled]?.words.contains("emit") == true,
      let first = call.arguments.first?.value,
      [.stringLiteral, .nameExpression, .caseExpression].contains(kind(first))
    else { return false }
    let name = tree.text(of: first).filter { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let symbol = scope[tables.names.intern(name)], symbol.kind == .action else {
      return false
    }
    let parameters = actionParameters(symbol)
    let values = call.arguments.dropFirst().compactMap { argument -> String? in
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
      return argument.value.map { tree.text(of: $0) }
    }
    let arguments = values.enumerated().map { place, value in
      place < parameters.count ? "\(parameters[place]): \(value)" : value
    }
    let text = "\(name)(\(arguments.joined(separator: ", ")))"
    let start = token > 0 && self.isDollar(token - 1) ? token - 1 : token
    let end = location(call.node).range.upperBound
    let range = tree.tokenRange(start).lowerBound..<end
    refined.append((tree.tokenRange(start), nil))
    refer(firstToken(first), symbol)
    report(
      Finding(
        SyntaxCode.foreign,
        at: Location(file, range.lowerBound..<tree.tokenRange(token).upperBound),
        Message("an event is sent by its name: `{text}`", "用事件的名称发送事件：`{text}`")([
          "text": .text(text)
        ]),
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(Location(file, range), text)])
        ]))
    return true
  }

  private func isDollar(_ token: Int) -> Bool {
    tree.tokenKinds[token] == .unknown && tree.source.string(tree.tokenRange(token)) == "$"
  }

  /// The names of the parameters of an action or event of the file.
  private func actionParameters(_ symbol: Symbol) -> [String] {
    guard symbol.file == file else { return [] }
    return tables.actions[Int(symbol.index)].parameters.map { text(tables.parameters[$0].name) }
  }

  /// `asks.show()`, `isOn.enable()`
  func meaning(ofBoolChange token: Int, _ spelled: String, _ type: Type) -> Suggestion? {
    let on = ["show", "present", "open", "activate", "enable", "turnOn", "on"]
    let off = ["hide", "dismiss", "close", "deactivate", "disable", "turnOff", "off"]
    guard type == .bool, on.contains(spelled) || off.contains(spelled),
      let base = base(ofMember: token)
    else { return nil }
    var end = token
    if tree.tokenKinds[token + 1] == .leftParen, tree.tokenKinds[token + 2] == .rightParen {
      end += 2
    }
    let text =
      "\(tree.source.string(tree.range(ofTokens: base..<token - 1))) = \(on.contains(spelled))"
    return (
      Message("write `{text}`", "请写 `{text}`")(["text": .text(text)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, tree.range(ofTokens: base..<end + 1)), text)])
      ]
    )
  }

  /// `toggle(isOn)`, `append(names, name)`: the variable stands first; returns whether the call is one.
  mutating func reportFunctionStep(_ call: ActionCall, _ token: Int) -> Bool {
    let spelled = text(ofToken: token)
    let values = call.arguments.compactMap(\.value)
    guard spelled == "toggle" || ListChange(rawValue: spelled) != nil, let first = values.first,
      kind(first) == .nameExpression,
      let symbol = resolve(name(ofToken: firstToken(first))), symbol.kind == .variable,
      symbol.file == file
    else { return false }
    for value in values { muted { _ = $0.expression(value, .anything) } }
    let labels = ListChange(rawValue: spelled)?.parameters.map(\.label) ?? []
    let rest = values.dropFirst().enumerated().map { place, value in
      let label = place < labels.count ? labels[place].map { "\($0): " } ?? "" : ""
      return label + tree.text(of: value)
    }
    let text = "\(tree.text(of: first)).\(spelled)(\(rest.joined(separator: ", ")))"
    report(
      Finding(
        ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(spelled),
        label: Message("write `{text}`", "请写 `{text}`")(["text": .text(text)]),
        fixes: [rewrite(call.node, text)]))
    return true
  }

  /// `names = names + name`: a list that gets an item; returns whether it is one.
  mutating func reportSum(_ value: Int, _ list: Type, _ view: AssignmentSyntax) -> Bool {
    guard kind(value) == .binaryExpression, let place = view.sides.first else { return false }
    let sides = tree.children(of: value).filter { kind($0).isExpression }
    guard sides.count == 2, tree.text(of: sides[0]) == tree.text(of: place),
      let sign = tree.significant(before: firstToken(sides[1])), tree.tokenKinds[sign] == .plus
    else { return false }
    guard reportItem(sides[1], list, sign, view) else { return false }
    // It reads the list all the same.
    muted { _ = $0.expression(sides[0], list) }
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

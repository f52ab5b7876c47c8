import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Members of other languages that look like elements: `onTap { … }`, `} empty {`, and a name that
/// stands after the text of its element.
extension Checker {
  /// What a word without a kind means in its place; nil when its place says nothing.
  mutating func meaning(
    ofMember token: Int, _ spelled: String, _ node: Int, in parent: ElementID
  ) -> Suggestion? {
    let hasBlock = tree.child(of: node, .block) != nil
    guard let before = tree.significant(before: token), isOnLine(before, token) else { return nil }
    if hasBlock, tree.tokenKinds[before] == .rightBrace,
      ForeignWords.otherwise.contains(spelled.lowercased())
    {
      return (
        Phrase(Message("what is there otherwise stands below `else`", "否则显示的内容写在 `else` 之下")),
        [replacement(token, "else")]
      )
    }
    return meaning(ofFlag: token, spelled, node, in: parent)
  }

  /// `decorative`, `disabled` alone in a block: a property that is true or false.
  private func meaning(
    ofFlag token: Int, _ spelled: String, _ node: Int, in parent: ElementID
  ) -> Suggestion? {
    let element = tables.elements[parent.index]
    guard element.form == .kind, tree.nodes[node].size == 1,
      let property = meantProperty(spelled, Kind.named(element.kind)),
      PropertyTypes.type(of: property.name, in: element.kind) == .bool
    else { return nil }
    let isOpposite = ForeignWords.opposites.contains(spelled.lowercased())
    let text = "\(property.name.name): \(!isOpposite)"
    return (
      Message("a property has a value: `{text}`", "属性要有值：`{text}`")(["text": .text(text)]),
      [rewrite(node, text)]
    )
  }

  /// Whether an element uses a component with a slot whose name could not be read.
  func hasBrokenSlot(_ parent: ElementID) -> Bool {
    guard !tree.findings.isEmpty else { return false }
    let element = tables.elements[parent.index]
    let use =
      element.form == .fill && element.parent >= 0 ? tables.elements[Int(element.parent)] : element
    guard use.form == .componentUse, use.payload >= 0,
      case let symbol = tables.componentUses[Int(use.payload)], symbol.file == file
    else { return false }
    return tables.components[Int(symbol.index)].slots.contains {
      hasError(tables.slots[$0].origin.node)
    }
  }

  /// Whether a parameter of that name could not be read: `footer: slot`.
  func isBrokenParameter(_ name: NameID) -> Bool {
    guard !tree.findings.isEmpty else { return false }
    return nodes.indices.contains {
      kind($0) == .parameter && hasError($0)
        && nameToken($0).map { text(ofToken: $0) == text(name) } == true
    }
  }

  /// `foter { … }` in a use: a slot that the component does not have.
  mutating func meaning(
    ofFill token: Int, _ spelled: String, _ node: Int, in parent: ElementID
  ) -> Suggestion? {
    let use = tables.elements[parent.index]
    let holder =
      use.form == .fill && use.parent >= 0 ? tables.elements[Int(use.parent)] : use
    guard holder.form == .componentUse, holder.payload >= 0,
      tree.child(of: node, .block) != nil, tree.child(of: node, .stringLiteral) == nil
    else { return nil }
    let names = slotNames(of: tables.componentUses[Int(holder.payload)])
    guard !names.isEmpty else { return nil }
    if spelled == "template" || spelled == "fragment" {
      return (
        Message("a slot is filled by its name alone: {names}", "插槽只用名称填充：{names}")([
          "names": .list(names.map { "`\($0) { … }`" })
        ]), []
      )
    }
    let near = suggestion(token, spelled, names)
    if near.label != nil { return near }
    guard ForeignWords.keywords[spelled] == nil, spelled.first?.isLowercase == true else {
      return nil
    }
    return (
      Message("its slots are {names}", "它的插槽有 {names}")(["names": .list(names.map { "`\($0)`" })]),
      names.count == 1 ? [replacement(token, names[0])] : []
    )
  }

  /// `footer { "Two minutes." }` in a section: a property as a block; returns whether it is one.
  mutating func reportPropertyBlock(
    _ token: Int, _ spelled: String, _ node: Int, in parent: ElementID
  ) -> Bool {
    let element = tables.elements[parent.index]
    let meant = spelled == "header" && element.kind == .section ? "title" : spelled
    guard element.form == .kind, let property = PropertyName(name: meant),
      let known = Kind.named(element.kind).property(named: property), !known.isMisplaced,
      PropertyTypes.type(of: property, in: element.kind) == .string
    else { return false }
    guard let block = tree.child(of: node, .block) else {
      return reportPropertyText(token, spelled, node)
    }
    let texts = (token..<Int(nodes[node].endToken)).filter {
      [.string, .stringHead].contains(tree.tokenKinds[$0])
    }
    if holdsElements(block) {
      refined.append(
        (
          location(block).range,
          Finding(
            SyntaxCode.foreign, at: location(ofToken: token),
            Message(
              "the `{word}` of a {kind} is a text and has no elements: put them in a row or a bar",
              "`{kind}` 的 `{word}` 是文字，不含元素：请把元素放进行或栏中")([
                "word": .text(spelled), "kind": .text(element.kind.name),
              ]))
        ))
      return true
    }
    let form = "\(meant): \"…\""
    // The text alone in the block may have been reported.
    refined.append(
      (
        location(block).range,
        Finding(
          SyntaxCode.foreign, at: location(ofToken: token),
          Message("`{word}` is a property: `{form}`", "`{word}` 是属性：`{form}`")(
            ["word": .text(spelled), "form": .text(form)]),
          fixes: texts.count == 1 && tree.tokenKinds[texts[0]] == .string
            ? [rewrite(node, "\(meant): \(tree.source.string(tree.tokenRange(texts[0])))")] : [])
      ))
    return true
  }

  /// Whether a block holds more than a text, such as a button.
  private func holdsElements(_ block: Int) -> Bool {
    tree.children(of: block).contains {
      kind($0) == .element
        && meantKind(text(ofToken: ElementSyntax(unchecked: tree, $0).kindToken)) != .label
    }
  }

  /// `footer "Two minutes."` in a section
  private mutating func reportPropertyText(_ token: Int, _ spelled: String, _ node: Int) -> Bool {
    let view = ElementSyntax(unchecked: tree, node)
    guard let text = view.primaryText, view.nameToken == nil else { return false }
    let written = "\(spelled): \(tree.text(of: text))"
    report(
      Finding(
        ControlCode.unknownKind, at: location(ofToken: token), ["name": .text(spelled)],
        label: Message("`{word}` is a property: `{form}`", "`{word}` 是属性：`{form}`")([
          "word": .text(spelled), "form": .text(written),
        ]), fixes: [rewrite(node, written)]))
    return true
  }

  /// `localized "hello"`: a function without its parentheses.
  mutating func meaning(ofFunction token: Int, _ spelled: String, _ node: Int) -> Suggestion? {
    guard BuiltInNames.functions.contains(spelled),
      tree.significant(before: token).map({ tree.tokenKinds[$0] == .colon }) == true,
      let text = ElementSyntax(unchecked: tree, node).primaryText
    else { return nil }
    let call = "\(spelled)(\(tree.text(of: text)))"
    return (
      Message("a function has parentheses: `{text}`", "函数要写括号：`{text}`")(["text": .text(call)]),
      [rewrite(node, call)]
    )
  }

  /// `onTap { … }`, read as an element.
  mutating func meaning(
    ofHandler token: Int, _ spelled: String, _ node: Int, in parent: ElementID
  ) -> Suggestion? {
    if ["push", "sheet", "popover"].contains(spelled), tree.child(of: node, .name) != nil {
      // `row "More" { push Details }`
      let event = event(of: "onTap", tables.elements[parent.index])
      return (
        Message("a step follows its event: `on {event} -> …`", "步骤写在事件之后：`on {event} -> …`")(
          ["event": .text(event ?? "touchUpInside")]),
        event.map { [replacement(token, "on \($0) -> \(spelled)")] } ?? []
      )
    }
    guard spelled.hasPrefix("on"), ForeignWords.isHandler(spelled),
      tree.child(of: node, .block) != nil
    else { return nil }
    let element = tables.elements[parent.index]
    let event = event(of: spelled, element)
    if event == nil, element.form == .kind, element.kind == .row, ForeignWords.isDeletion(spelled) {
      return swipe(tree.tokenRange(token), end: location(node).range.upperBound)
    }
    return (
      Message(
        "a handler is written `on {event} { … }`", "事件处理写作 `on {event} { … }`")(
          ["event": .text(event ?? "event")]),
      event.map { [replacement(token, "on \($0)")] } ?? []
    )
  }

  /// Whether an element is a handler of another language; what is in it are steps.
  func isForeignHandler(_ id: ElementID) -> Bool {
    let element = tables.elements[id.index]
    guard element.form == .unknown else { return false }
    let token = ElementSyntax(unchecked: tree, element.origin.node).kindToken
    return ForeignWords.isHandler(text(ofToken: token))
  }

  func isOnLine(_ first: Int, _ second: Int) -> Bool {
    !(first..<second).contains { tree.tokenKinds[$0] == .newline }
  }

  // MARK: Handlers

  /// Whether a handler begins with a word of another language: the parser has reported it.
  func isForeign(_ view: HandlerSyntax) -> Bool {
    view.nameToken == nil
      && [.identifier, .actionKeyword].contains(tree.tokenKinds[wordToken(tree, view.node)])
  }

  /// Says what to write instead of `onTap =`.
  mutating func refineHandler(_ view: HandlerSyntax, _ element: Element) -> EventName? {
    let word = wordToken(tree, view.node)
    let spelled = text(ofToken: word)
    let event = event(of: spelled, element)
    let body = tree.child(of: view.node, .block) ?? view.step
    let end = body.flatMap { tree.significant(before: firstToken($0)) } ?? word
    let range = tree.range(ofTokens: word..<end + 1)
    if event == nil, element.form == .kind, element.kind == .row, ForeignWords.isDeletion(spelled) {
      let near = swipe(
        range, end: location(view.node).range.upperBound,
        arrow: tree.child(of: view.node, .block) == nil ? " ->" : "")
      if let label = near.label {
        let finding = Finding(
          SyntaxCode.foreign, at: Location(file, range), label, fixes: near.fixes)
        refined.append((range, finding))
      }
    }
    guard let event else { return nil }
    let handler = "on \(event)" + (tree.child(of: view.node, .block) == nil ? " ->" : "")
    let form = handler + (handler.hasSuffix(">") ? " …" : " { … }")
    refined.append(
      (
        range,
        Finding(
          SyntaxCode.foreign, at: Location(file, range),
          Message("a handler is written `{form}`", "事件处理写作 `{form}`")(["form": .text(form)]),
          fixes: [
            Fix(
              Message("write `{text}`", "改为 `{text}`")(["text": .text(handler)]), .suggestion,
              [Edit(Location(file, range), handler)])
          ])
      ))
    return EventName(name: event)
  }

  /// `onRetry: reload()` in a use of a component that sends `retry`.
  func meaning(ofEvent spelled: String, _ node: Int, _ use: Element) -> Suggestion {
    guard spelled.hasPrefix("on"), let event = event(of: spelled, use),
      spelled.dropFirst(2).lowercased() == event.lowercased()
    else { return (nil, []) }
    let label = Message("write `on {event} -> …`", "请写 `on {event} -> …`")([
      "event": .text(event)
    ])
    guard let value = tree.expression(in: node) else { return (label, []) }
    switch kind(value) {
    case .nameExpression, .postfixExpression:
      return (label, [rewrite(node, "on \(event) -> \(tree.text(of: value))")])
    default: return (label, [])
    }
  }
}

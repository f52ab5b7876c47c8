import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Elements that are written as calls: `Text("Hi")`, `Toggle("Night", isOn: $night)`, `save()`. The
/// parser reports them; here it is known what they are called, and what to write instead.
extension Kind {
  /// Whether the text after its name is what people read in it.
  fileprivate var showsTitle: Bool {
    [.label, .button, .row, .section, .segment, .tab].contains(name)
  }
}

extension Checker {
  /// Whether the parser read an element as a call.
  func isCall(_ node: Int, _ kindToken: Int) -> Bool {
    nodes[node].flags.contains(.hasError)
      && tree.tokenKinds[tree.significant(from: kindToken + 1)] == .leftParen
      && tree.child(of: node, .unexpected) != nil
  }

  mutating func refineCall(_ node: Int, _ kindToken: Int, in parent: ElementID) {
    var end = kindToken + 1
    for child in tree.children(of: node) where kind(child) == .unexpected {
      let first = tree.significant(from: firstToken(child))
      if tree.tokenKinds[first] == .leftParen { end = Int(nodes[child].endToken) }
    }
    let range = tree.range(ofTokens: kindToken..<end)
    // Words of one dialect inside each other are one mistake.
    if tables.elements[parent.index].form == .unknown { return refined.append((range, nil)) }
    let name = text(ofToken: kindToken)
    let call = ForeignCall(tree, kindToken, end, node)
    let finding: Finding?
    if name.lowercased() == "slot" {
      finding = Finding(
        SyntaxCode.foreign, at: Location(file, range),
        Phrase(Message("a place for elements is `slot`", "放置元素的地方写作 `slot`")),
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": "slot"]), .suggestion,
            [Edit(Location(file, range), "slot")])
        ])
    } else if let symbol = fileScope[self.name(ofToken: kindToken)], symbol.kind == .component {
      finding = componentCall(call, name, symbol)
    } else if isScreen(kindToken), tables.elements[parent.index].kind == .tab {
      finding = screenInTab(range)
    } else if let change = changeCall(call, name, kindToken, parent) {
      finding = change
    } else if let kind = meantKind(name) {
      finding = kindCall(call, name, openerKind(name, kind, parent))
    } else if let word = ForeignWords.kinds[name] {
      finding = Finding(
        SyntaxCode.foreign, at: Location(file, range), word.explanation(of: name),
        fixes: loopFix(call, word))
    } else {
      finding =
        setterCall(call, name, parent) ?? textCall(call, name, kindToken)
        ?? actionCall(call, name, kindToken, parent)
    }
    if let finding { refined.append((range, finding)) }
  }

  /// The kind that a word of this or another language means.
  func meantKind(_ name: String) -> KindName? {
    if let word = ForeignWords.kinds[name] { return word.here.first.flatMap { KindName(name: $0) } }
    return KindName(name: name)
      ?? KindName.allCases.first { $0.name.lowercased() == name.lowercased() }
  }

  // MARK: Kinds and components

  private func kindCall(_ call: ForeignCall, _ name: String, _ kindName: KindName) -> Finding {
    let kind = Kind.named(kindName)
    var head = kindName.name
    var members: [String] = []
    if let implied = ForeignWords.implied(by: name) { members.append(implied) }
    let bound = call.boundName
    for argument in call.arguments where bound == nil || argument.assignedName != bound {
      guard let label = argument.label else {
        if !argument.isText {
          if let member = kind.member(valued: argument.value) {
            members.append(member)
            continue
          }
          if !head.contains("\""), let text = argument.shownValue, kind.showsTitle {
            head += " " + text
          }
          continue
        } else if kind.primaryText != nil {
          head += " " + argument.value
        } else if kind.role == .control {
          members.append("accessibility { label: \(argument.value) }")
        } else if let image = kind.property(named: .image) {
          members.append("\(image.name.name): \(argument.value)")
        }
        continue
      }
      if label == "destination", let event = kind.defaultEvent {
        members.append("on \(event.name) -> push \(argument.value)")
        continue
      }
      if label == "child" || label == "content" || label == "text" && kind.primaryText != nil,
        let text = argument.text
      {
        if !head.contains("\"") { head += " " + text }
        continue
      }
      if ForeignWords.isHandler(label) || label == "perform", let event = kind.defaultEvent {
        members.append("on \(event.name) \(Checker.handled(argument.value))")
        continue
      }
      // `in: 0...9`
      if label == "in" || label == "valueRange", kind.property(named: .minimumValue) != nil,
        let dots = argument.value.firstRange(of: "...")
      {
        members.append("minimumValue: \(argument.value[..<dots.lowerBound])")
        members.append("maximumValue: \(argument.value[dots.upperBound...])")
        continue
      }
      guard let property = meantProperty(label, kind) else { continue }
      var value = argument.value
      // `header: Text("Privacy")`
      if value.hasSuffix(")"), let start = value.firstIndex(of: "("),
        value[..<start].allSatisfy(\.isLetter), !value[..<start].isEmpty
      {
        let inner = value[value.index(after: start)...].dropLast()
        if inner.first == "\"", inner.last == "\"" { value = String(inner) }
      }
      value = valueWithoutUnit(value, property, kindName)
      let isBound = argument.isBinding || argument.value == bound
      let sign = property.isBindable && isBound ? " <-> " : ": "
      members.append(property.name.name + sign + value)
    }
    if let closure = call.closure, let event = kind.defaultEvent,
      !members.contains(where: { $0.hasPrefix("on ") })
    {
      members.append("on \(event.name) \(closure)")
    }
    // `Button(onClick = { … }) { Text("Save") }`
    var holdsText = false
    if kind.primaryText != nil, kind.children != .elements, !head.contains("\""),
      let text = call.blockText
    {
      head += " " + text
      holdsText = true
    }
    let modified = call.modifiers?.map { member(ofModifier: $0.name, $0.arguments, kind) }
    members += (modified ?? []).compactMap { $0 }
    var finding = rewritten(call, name, head, members, holdsText)
    if kind.children == .elements, let list = call.arguments.first, list.label == nil, !list.isText,
      !list.value.hasPrefix(".")
    {
      finding.fixes = repeated(call, head, list)
    }
    // What stands in it would be lost.
    let isModifierLost = modified?.contains { $0 == nil } ?? true
    let isLost =
      isModifierLost
      || call.arguments.contains { argument in
        switch argument.label {
        case "children", "child", "content", "body": argument.text == nil || kind.primaryText == nil
        case "appBar", "actions", "drawer", "builder", "itemBuilder", "bottomNavigationBar",
          "floatingActionButton":
          true
        case "modifier": true
        case "step": meantProperty("step", kind) == nil
        case "systemImage", "icon": kind.property(named: .image) == nil
        default: false
        }
      }
    if isLost { finding.fixes = [] }
    return finding
  }

  /// `.foregroundColor(.red)` as a property of its element; nil when it says something else.
  private func member(ofModifier name: String, _ argument: String, _ kind: Kind) -> String? {
    if let member = ForeignWords.member(ofSetter: name, argument.isEmpty ? [] : [argument]) {
      return member
    }
    guard !argument.isEmpty, !argument.contains(","),
      let property = meantProperty(name, kind)
    else { return nil }
    return "\(property.name.name): \(argument)"
  }

  /// `List(items) { item in … }` as `table { for item in items { … } }`.
  private func repeated(
    _ call: ForeignCall, _ head: String, _ list: ForeignCall.Argument
  ) -> [Fix] {
    guard let (name, start) = call.loopHead else { return [] }
    let form = "\(head) { for \(name) in \(list.value) {"
    let end = call.wholeRange.upperBound
    return [
      Fix(
        Message("write `{form}`", "改为 `{form}`")(["form": .text("\(form) … } }")]), .suggestion,
        [Edit(Location(file, call.range.lowerBound..<start), form)]
          + textEdits(call, head == KindName.table.name ? .row : .label)
          + [Edit(Location(file, end..<end), " }")])
    ]
  }

  /// The only text in the body of a loop as an element.
  private func textEdits(_ call: ForeignCall, _ kind: KindName) -> [Edit] {
    guard let (range, value) = call.loopText else { return [] }
    let text = value.hasPrefix("\"") ? value : "\"\\(\(value))\""
    return [Edit(Location(file, range), "\(kind.name) \(text)")]
  }

  /// The property that a word means in a kind; nil when the kind has none.
  func meantProperty(_ word: String, _ kind: Kind) -> Property? {
    let names = [word] + (ForeignWords.properties[word]?.here ?? [])
    for name in names {
      if let name = PropertyName(name: name), let property = kind.property(named: name),
        !property.isMisplaced
      {
        return property
      }
    }
    return nil
  }

  private func componentCall(_ call: ForeignCall, _ name: String, _ symbol: Symbol) -> Finding {
    let source = symbol.file == file ? nil : tables.imported[symbol.file]
    let parameters =
      source?.components[Int(symbol.index)].parameters
      ?? tables.components[Int(symbol.index)].parameters
    let members = call.arguments.enumerated().compactMap { position, argument -> String? in
      let index = parameters.lowerBound + position
      guard
        let name = argument.label
          ?? (parameters.contains(index) ? parameterName(index, source) : nil)
      else { return nil }
      let isBinding = parameters.contains {
        parameterName($0, source) == name && parameter($0, source).isBinding
      }
      return "\(name)\(isBinding ? " <-> " : ": ")\(argument.value)"
    }
    return rewritten(call, name, name, members)
  }

  /// `{ n += 1 }`, `() => save()`, `save` after the name of an event.
  private static func handled(_ value: String) -> String {
    var text = value
    if text.hasPrefix("()") { text = String(text.dropFirst(2).drop { $0 == " " }) }
    if text.hasPrefix("=>") || text.hasPrefix("->") {
      text = String(text.dropFirst(2).drop { $0 == " " })
    }
    text = text.replacing("++", with: " += 1").replacing("--", with: " -= 1")
    return text.hasPrefix("{") ? text : "-> \(text)"
  }

  private func rewritten(
    _ call: ForeignCall, _ name: String, _ head: String, _ members: [String],
    _ takesBlock: Bool = false
  ) -> Finding {
    let list = members.joined(separator: "; ")
    var edits: [Edit]
    var form = head
    if let block = call.blockStart, !takesBlock {
      edits = [Edit(Location(file, call.range), head)]
      if !members.isEmpty { edits.append(Edit(Location(file, block..<block), " \(list);")) }
    } else {
      if !members.isEmpty { form += " { \(list) }" }
      let range = takesBlock ? call.blockRange ?? call.wholeRange : call.wholeRange
      edits = [Edit(Location(file, range), form)]
    }
    let shown = form.count > 60 || form.contains(where: \.isNewline) ? "\(head) { … }" : form
    return Finding(
      SyntaxCode.foreign, at: Location(file, call.range),
      Message("`{word}(…)` is written `{form}` here", "`{word}(…)` 在这里写作 `{form}`")(
        ["word": .text(name), "form": .text(shown)]),
      fixes: [
        Fix(
          Message("write `{form}`", "改为 `{form}`")(["form": .text(shown)]), .suggestion, edits)
      ])
  }

  /// `ForEach(items) { item in` as `for item in items {`.
  private func loopFix(_ call: ForeignCall, _ word: ForeignWord) -> [Fix] {
    guard word.here.first == "for", let list = call.arguments.first, list.label == nil,
      let (name, end) = call.loopHead
    else { return [] }
    let head = "for \(name) in \(list.value) {"
    return [
      Fix(
        Message("write `{form}`", "改为 `{form}`")(["form": .text(head)]), .suggestion,
        [Edit(Location(file, call.range.lowerBound..<end), head)] + textEdits(call, .label))
    ]
  }

  /// What opens a screen is a row in a table.
  private func openerKind(_ name: String, _ kind: KindName, _ parent: ElementID) -> KindName {
    let element = tables.elements[parent.index]
    let isInTable = element.form == .kind && [.table, .section].contains(element.kind)
    return name == "NavigationLink" && isInTable ? .row : kind
  }

  /// `setText("B")`, `foregroundColor(.red)` in the block of an element.
  private func setterCall(_ call: ForeignCall, _ name: String, _ parent: ElementID) -> Finding? {
    let element = tables.elements[parent.index]
    guard element.form == .kind else { return nil }
    let parts = call.arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value }
    if let member = ForeignWords.member(ofSetter: name, parts) {
      let event = Kind.named(element.kind).defaultEvent ?? .touchUpInside
      return memberCall(call, member.replacing("on touchUpInside", with: "on \(event.name)"))
    }
    guard call.arguments.count == 1, let value = call.arguments.first else { return nil }
    var word = name
    if name.hasPrefix("set") {
      let bare = name.dropFirst(3)
      word = bare.prefix(1).lowercased() + bare.dropFirst()
    }
    guard let property = meantProperty(word, Kind.named(element.kind)) else { return nil }
    return memberCall(call, "\(property.name.name): \(value.value)")
  }

  private func memberCall(_ call: ForeignCall, _ text: String) -> Finding {
    Finding(
      SyntaxCode.foreign, at: Location(file, call.range),
      text.hasPrefix("on ")
        ? Message("an action is called by an event: `{text}`", "动作由事件调用：`{text}`")([
          "text": .text(text)
        ])
        : Message("a property is written `{text}`", "属性写作 `{text}`")(["text": .text(text)]),
      fixes: [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, call.range), text)])
      ])
  }

  // MARK: Actions

  /// `save()` in the block of an element.
  private mutating func actionCall(
    _ call: ForeignCall, _ name: String, _ token: Int, _ parent: ElementID
  ) -> Finding? {
    let element = tables.elements[parent.index]
    let isAction = scope[self.name(ofToken: token)]?.kind == .action
    let event = element.form == .kind ? Kind.named(element.kind).defaultEvent : nil
    if isAction
      || (event != nil && name.first?.isLowercase == true
        && call.arguments.allSatisfy { !$0.isText })
    {
      let start = call.range.lowerBound
      let handler = "on \(event?.name ?? "touchUpInside") -> "
      return Finding(
        SyntaxCode.foreign, at: Location(file, call.range),
        Message(
          "an action is called by an event: `{handler}{name}(…)`", "动作由事件调用：`{handler}{name}(…)`")(
            ["handler": .text(handler), "name": .text(name)]),
        fixes: event == nil
          ? []
          : [
            Fix(
              Message("write `{text}`", "改为 `{text}`")(["text": .text(handler)]), .suggestion,
              [Edit(Location(file, start..<start), handler)])
          ])
    }
    if let word = ForeignWords.keywords[name] {
      return Finding(
        SyntaxCode.foreign, at: Location(file, call.range), word.explanation(of: name))
    }
    let near = suggestion(
      token, name, Checker.elementKinds + names(of: .component, in: fileScope))
    return Finding(
      SyntaxCode.foreign, at: Location(file, call.range),
      Message(
        "nothing is called `{name}` here; an element is written `kind \"text\" { … }`",
        "没有名为 `{name}` 的元素；元素写作 `种类 \"文字\" { … }`")(["name": .text(name)]),
      label: near.label, fixes: near.fixes)
  }
}

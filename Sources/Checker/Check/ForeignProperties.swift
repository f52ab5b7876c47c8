import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Properties that a kind does not have.
extension Checker {
  /// Reports an unknown property or binding, with what is meant by it.
  mutating func reportUnknownProperty(
    _ token: Int, _ name: NameID, _ element: Element, _ node: Int? = nil
  ) {
    if element.form == .unknown || mutedDepth > 0 { return }
    let spelled = text(name)
    var near: Suggestion = (nil, [])
    if element.form == .kind {
      let kind = Kind.named(element.kind)
      near =
        meaning(ofProperty: token, spelled, kind, element, node)
        ?? suggestion(token, spelled, kind.propertyNames.map(\.name))
      if let node, let edit = memberEdit(near.fixes, token, kind, node) {
        near.fixes[0].edits.append(edit)
      }
    }
    report(
      Finding(
        ControlCode.unknownProperty, at: location(ofToken: token),
        ["kind": .phrase(describe(element)), "name": .text(spelled)], label: near.label,
        fixes: near.fixes))
  }

  /// What a word after the name of an element means: a property of its kind, or what people change.
  mutating func meaning(ofElementProperty token: Int, _ kind: Kind) -> Suggestion {
    let word = text(ofToken: token)
    let isValue = ["value", "checked", "isChecked", "selected", "on", "state", "content"]
      .contains(word)
    let meant =
      meantProperty(word, kind) ?? (isValue ? kind.properties.first { $0.isBindable } : nil)
    guard let meant, meant.keying == .single else {
      return suggestion(token, word, kind.propertyNames.map(\.name))
    }
    return (
      Message("`{word}` is `{name}` here", "`{word}` 在这里写作 `{name}`")([
        "word": .text(word), "name": .text(meant.name.name),
      ]), [replacement(token, meant.name.name)]
    )
  }

  private mutating func meaning(
    ofProperty token: Int, _ spelled: String, _ kind: Kind, _ element: Element, _ node: Int?
  ) -> Suggestion? {
    if let node, let result = elementWithColon(token, spelled, kind, node) { return result }
    if let node, let result = swappedBinding(spelled, kind, node) { return result }
    if let node, let result = nameAsProperty(spelled, element, node) { return result }
    if let node, let result = taskAsProperty(spelled, kind, node) { return result }
    if let node, let event = kind.events.events.first(where: { $0.name == spelled }) {
      return (
        Message("write `on {event} -> …`", "请写 `on {event} -> …`")(["event": .text(spelled)]),
        handlerFix(node, event)
      )
    }
    if let node, let result = secureText(spelled, kind, node) ?? shownOrNot(spelled, kind, node) {
      return result
    }
    if spelled == "role", kind.property(named: .style) != nil {
      return (
        Phrase(Message("`role` is `style` here", "`role` 在这里写作 `style`")),
        [replacement(token, "style")]
      )
    }
    if let node, let result = openingAsProperty(spelled, kind, node) { return result }
    if let node, let result = buttonsAsProperty(spelled, kind, node) { return result }
    if let node, let result = rowsAsProperty(spelled, kind, node) { return result }
    guard let word = ForeignWords.properties[spelled] else { return ofOthers(spelled, kind, token) }
    if kind.name == .screen, word.here.contains("title"), let node {
      return titleOfScreen(element, node)
    }
    if let node, let result = numberOfField(spelled, kind, node) { return result }
    if let property = meantProperty(spelled, kind), !isColor(node, forImage: property, kind) {
      return renamed(token, spelled, property, kind, word, node)
    }
    let value = node.flatMap { tree.expression(in: $0) }.map { tree.text(of: $0) }
    if word.words.contains("className"), let node, let value {
      let name = value.filter { $0 != "\"" && $0 != "." }
      let isStyle = tables.names.find(name).map { id in
        [scope[id], fileScope[id]].contains { $0?.kind == .style }
      }
      return (
        word.explanation(of: spelled), isStyle == true ? [rewrite(node, "style: \(name)")] : []
      )
    }
    if spelled.lowercased().hasPrefix("accessibility") || word.words.contains("ariaLabel") {
      guard kind.role != .part else { return (nil, []) }
      let names = ["label", "hint", "value", "traits", "identifier"]
      let part = names.first { spelled.lowercased().hasSuffix($0) } ?? "label"
      let hasBlock =
        tree.child(of: element.origin.node, .block)
        .flatMap { tree.child(of: $0, .accessibility) } != nil
      var fixes: [Fix] = []
      if let node, let value, !hasBlock {
        fixes = [rewrite(node, "accessibility { \(part): \(value) }")]
      }
      return (word.explanation(of: spelled), fixes)
    }
    if ForeignWords.handlers.contains(spelled.lowercased()) {
      guard let event = kind.defaultEvent else { return (nil, []) }
      return (
        word.explanation(of: spelled, here: event.name), handlerFix(node, event)
      )
    }
    if let part = parts(kind, node, value) { return (word.explanation(of: spelled), [part]) }
    if word.here.isEmpty {
      return (
        word.explanation(of: spelled, here: kind.defaultEvent?.name ?? "event"),
        word.isLeftOut ? node.map { [deletion(ofMember: $0)] } ?? [] : []
      )
    }
    if word.here.contains("backgroundColor"),
      let color = [PropertyName.textColor, .tintColor].first(where: {
        kind.property(named: $0) != nil
      })
    {
      return (
        Message(
          "`{name}` has no color behind it; `{color}` colors what it shows",
          "`{name}` 没有背景颜色；`{color}` 给其内容着色")([
            "name": .text(kind.name.name), "color": .text(color.name),
          ]), []
      )
    }
    if word.here == ["margins"] { return (Phrase(ForeignWords.space), []) }
    let near = suggestion(token, spelled, kind.propertyNames.map(\.name))
    if near.label != nil { return near }
    return (
      Message("`{name}` has nothing of the sort", "`{name}` 没有类似的属性")([
        "name": .text(kind.name.name)
      ]),
      []
    )
  }

  /// `textField { value <-> amount }`: people type a text.
  private mutating func numberOfField(
    _ spelled: String, _ kind: Kind, _ node: Int
  ) -> Suggestion? {
    guard self.kind(node) == .binding, let value = tree.expression(in: node),
      meantProperty(spelled, kind)?.name == .text,
      case let type = muted(
        true,
        { checker in
          let id = checker.expression(value, .anything)
          return checker.type(of: id)
        }), [.int, .double].contains(type.unwrapped.base), !type.isList
    else { return nil }
    let read = type.unwrapped.base == .int ? "Int" : "Double"
    return (
      Message(
        "people type a text: bind `text` to a `String`, and read the number with `{read}(text, format: .number)`",
        "用户输入的是文字：请把 `text` 绑定到 `String`，并用 `{read}(text, format: .number)` 读取数字")([
          "read": .text(read)
        ]), []
    )
  }

  /// `navigationTitle: "Tea"`: the title of a screen.
  private func titleOfScreen(_ element: Element, _ node: Int) -> Suggestion {
    let label = Phrase(
      Message(
        "the title of a screen follows its name: `screen Tea \"Tea\"`",
        "界面的标题写在名称之后：`screen Tea \"Tea\"`"))
    guard let value = tree.expression(in: node), self.kind(value) == .stringLiteral else {
      return (label, [])
    }
    let screen = element.origin.node
    let title = tree.children(of: screen).first {
      [.stringLiteral, .interpolatedString].contains(self.kind($0))
    }
    var edits = SyntaxOrigins(tree).deletions(of: [OriginID(node: node)])
    if let title {
      edits.insert(Edit(location(title), tree.text(of: value)), at: 0)
    } else if let name = nameToken(screen) {
      let end = tree.tokenRange(name).upperBound
      edits.insert(Edit(Location(file, end..<end), " \(tree.text(of: value))"), at: 0)
    }
    return (
      label, [Fix(Phrase(Message("move it there", "移到那里")), .suggestion, edits)]
    )
  }

  /// `label: "Hi"`: an element with a colon.
  private func elementWithColon(
    _ token: Int, _ spelled: String, _ kind: Kind, _ node: Int
  ) -> Suggestion? {
    guard let name = KindName(name: spelled), kind.children == .elements,
      Kind.named(name).role != .part, name != .screen, name != .accessibility
    else { return nil }
    let colon = tree.significant(from: token + 1)
    if tree.tokenKinds[colon] == .bind { return elementWithBinding(node, name) }
    let label = Message(
      "`{name}` is an element: it is written without a colon", "`{name}` 是元素：后面不写冒号")(
        ["name": .text(spelled)])
    let isText = tree.expression(in: node).map { self.kind($0) == .stringLiteral } ?? false
    guard tree.tokenKinds[colon] == .colon, isText, Kind.named(name).primaryText != nil else {
      return (label, [])
    }
    return (
      label,
      [
        Fix(
          Phrase(Message("delete the colon", "删除冒号")), .suggestion,
          [Edit(location(ofToken: colon), "")])
      ]
    )
  }

  /// `switch <-> isOn`
  private func elementWithBinding(_ node: Int, _ name: KindName) -> Suggestion {
    let property = Kind.named(name).properties.first { $0.isBindable && !$0.isMisplaced }
    let value = tree.expression(in: node).map { tree.text(of: $0) } ?? "name"
    let form = "\(name.name) { \(property?.name.name ?? "value") <-> \(value) }"
    return (
      Message("a binding stands in the block of its element: `{form}`", "绑定写在元素的块中：`{form}`")([
        "form": .text(form)
      ]), property == nil ? [] : [rewrite(node, form)]
    )
  }

  /// `content { font: .headline }`: a property of what is in it.
  private func ofOthers(_ spelled: String, _ kind: Kind, _ token: Int) -> Suggestion? {
    let usual = [KindName.button, .label, .textField].map(Kind.named)
    guard let name = PropertyName(name: spelled), kind.children == .elements,
      let owner = (usual + Kind.all).first(where: {
        $0.role == .control && !$0.isDeprecated && $0.property(named: name) != nil
      })
    else { return nil }
    if name == .isEnabled, kind.property(named: .isUserInteractionEnabled) != nil {
      return (
        Message("what takes no touches has `{text}`", "不接受触摸的元素写 `{text}`")([
          "text": "isUserInteractionEnabled: false"
        ]), [replacement(token, PropertyName.isUserInteractionEnabled.name)]
      )
    }
    return (
      Message(
        "elements in it have it: write `{name}: …` in a `{owner}`",
        "其中的元素才有：请在 `{owner}` 中写 `{name}: …`"
      )(
        ["owner": .text(owner.name.name), "name": .text(spelled)]), []
    )
  }

  /// `push: Details(kind: kind)`, `destination: Details`
  private mutating func openingAsProperty(
    _ spelled: String, _ kind: Kind, _ node: Int
  ) -> Suggestion? {
    let ways = ["push", "sheet", "popover"]
    let words = ["destination", "navigateTo", "navigate", "present", "href", "link", "to", "opens"]
    let wordsOfTabs = ["view", "content", "contents", "controller", "viewController", "page"]
    if kind.name == .tab, (ways + words + wordsOfTabs).contains(spelled),
      let value = tree.expression(in: node), isScreen(firstToken(value))
    {
      return (
        Message("`{word}` is `{name}` here", "`{word}` 在这里写作 `{name}`")([
          "word": .text(spelled), "name": .text(PropertyName.screen.name),
        ]), [replacement(wordToken(tree, node), PropertyName.screen.name)]
      )
    }
    guard ways.contains(spelled) || words.contains(spelled), let event = kind.defaultEvent,
      let value = tree.expression(in: node),
      [.nameExpression, .postfixExpression].contains(self.kind(value)),
      let symbol = resolve(name(ofToken: firstToken(value))), symbol.kind == .screen
    else { return nil }
    let call = tree.text(of: value) + (self.kind(value) == .nameExpression ? "()" : "")
    let way = ways.contains(spelled) ? spelled : spelled == "present" ? "sheet" : "push"
    let text = "on \(event.name) -> \(way) \(call)"
    return (
      Message("a step opens a screen: `{text}`", "步骤打开界面：`{text}`")(["text": .text(text)]),
      [rewrite(node, text)]
    )
  }

  /// `buttons: ["Delete", "Cancel"]` of an alert
  private func buttonsAsProperty(_ spelled: String, _ kind: Kind, _ node: Int) -> Suggestion? {
    guard ["buttons", "actions", "button", "action"].contains(spelled),
      kind.children == .only([.button])
    else { return nil }
    let label = Phrase(
      Message("each is an element: `button \"Delete\" { … }`", "每个都是元素：`button \"删除\" { … }`"))
    guard let value = tree.expression(in: node) else { return (label, []) }
    let items =
      self.kind(value) == .listExpression
      ? tree.children(of: value).filter { self.kind($0).isExpression } : [value]
    guard !items.isEmpty, items.allSatisfy({ self.kind($0) == .stringLiteral }) else {
      return (label, [])
    }
    let buttons = items.map { "button \(tree.text(of: $0))" }
    return (label, [rewrite(node, buttons.joined(separator: "; "))])
  }

  /// `flag <-> isOn`
  private func swappedBinding(_ spelled: String, _ kind: Kind, _ node: Int) -> Suggestion? {
    guard self.kind(node) == .binding, let value = tree.expression(in: node),
      self.kind(value) == .nameExpression,
      let name = PropertyName(name: tree.text(of: value)), kind.property(named: name) != nil
    else { return nil }
    let text = "\(name.name) <-> \(spelled)"
    return (
      Message("the property stands first: `{text}`", "属性写在前面：`{text}`")(["text": .text(text)]),
      [rewrite(node, text)]
    )
  }

  /// `id: title`
  private func nameAsProperty(_ spelled: String, _ element: Element, _ node: Int) -> Suggestion? {
    guard let word = ForeignWords.properties[spelled], word.words.contains("id"),
      self.kind(node) == .property, let value = tree.expression(in: node),
      self.kind(value) == .nameExpression
    else { return nil }
    let view = ElementSyntax(unchecked: tree, element.origin.node)
    guard view.nameToken == nil, view.primaryText == nil else { return nil }
    let place = tree.tokenRange(view.kindToken).upperBound
    let name = tree.text(of: value)
    return (
      word.explanation(of: spelled),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(name)]), .suggestion,
          [Edit(Location(file, place..<place), " " + name)]
            + SyntaxOrigins(tree).deletions(of: [OriginID(node: node)]))
      ]
    )
  }

  /// `while: load`, where a kind has no `while`.
  private mutating func taskAsProperty(_ spelled: String, _ kind: Kind, _ node: Int) -> Suggestion?
  {
    guard spelled == "while", let value = tree.expression(in: node),
      self.kind(value) == .nameExpression, task(named: firstToken(value)) != nil
    else { return nil }
    let name = tree.text(of: value)
    let known: [(PropertyName, String)] = [
      (.isRefreshing, "\(name).isRunning"), (.progress, "\(name).progress"),
      (.isHidden, "!\(name).isRunning"),
    ]
    guard let (property, text) = known.first(where: { kind.property(named: $0.0) != nil }) else {
      return nil
    }
    let written = "\(property.name): \(text)"
    return (
      Message("write `{text}`", "请写 `{text}`")(["text": .text(written)]), [rewrite(node, written)]
    )
  }

  /// Deletes a member of a block, or a declaration.
  func deletion(ofMember node: Int) -> Fix {
    Fix(
      Phrase(Message("delete it", "删除它")), .suggestion,
      SyntaxOrigins(tree).deletions(of: [OriginID(node: node)]))
  }

  /// `onTap: save()` as `on touchUpInside -> save()`.
  private func handlerFix(_ node: Int?, _ event: EventName) -> [Fix] {
    guard let node, let value = tree.expression(in: node) else { return [] }
    var call = tree.text(of: value)
    switch kind(value) {
    case .nameExpression, .postfixExpression: break
    case .stringLiteral:
      // `onclick: "save()"`
      call = call.filter { $0 != "\"" && $0 != ";" }
      let name = call.prefix { $0.isLetter || $0.isNumber }
      guard !name.isEmpty, call.dropFirst(name.count) == "()" else { return [] }
    default: return []
    }
    return [rewrite(node, "on \(event.name) -> \(call)")]
  }

  /// `values: [...]` of a picker as a wheel, `segments: [...]` as segments.
  private func parts(_ kind: Kind, _ node: Int?, _ value: String?) -> Fix? {
    guard let node, let value, let list = tree.expression(in: node) else { return nil }
    if self.kind(list) == .nameExpression, kind.name == .picker {
      return rewrite(node, "wheel { values: \(value) }")
    }
    guard self.kind(list) == .listExpression else { return nil }
    switch kind.name {
    case .picker: return rewrite(node, "wheel { values: \(value) }")
    case .segmentedControl:
      let items = tree.children(of: list).filter { self.kind($0).isExpression }
      guard !items.isEmpty, items.allSatisfy({ self.kind($0) == .stringLiteral }) else {
        return nil
      }
      return rewrite(
        node, items.map { "segment \(tree.text(of: $0))" }.joined(separator: "; "))
    default: return nil
    }
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Controls with a text as other languages give them one: `slider "Volume"`, `button { label "Save" }`.
extension Checker {
  /// What a text after a kind that shows none means.
  func meaning(ofText text: Int, _ element: Element) -> Suggestion {
    let kind = Kind.named(element.kind)
    if element.kind == .imageView { return (nil, imageFix(text, element)) }
    guard kind.role == .control else {
      return (nil, isInTable(element) ? titledFix(element.kind.name, element.origin.node) : [])
    }
    if isInTable(element) {
      return (rowNames(kind), titledFix(element.kind.name, element.origin.node))
    }
    if let fix = titleOfRow(text, element) { return (rowNames(kind), [fix]) }
    let member = "label: \(tree.text(of: text))"
    let isNamed = tree.child(of: element.origin.node, .block).map {
      tree.child(of: $0, .accessibility) != nil
    }
    if isNamed == true {
      let edits = SyntaxOrigins(tree).edits(for: [.deletePrimaryText(OriginID(node: text))])
      return (
        nil,
        edits.map { [Fix(Phrase(Message("delete it", "删除它")), .suggestion, $0)] } ?? []
      )
    }
    return (
      Message(
        "VoiceOver gets the name of a control from `accessibility { label: … }`, or from the title of its row",
        "控件的名称由 `accessibility { label: … }` 或所在行的标题提供给旁白")(),
      SyntaxOrigins(tree).edits(for: [
        .deletePrimaryText(OriginID(node: text)), .addAccessibility(member, to: element.origin),
      ]).map {
        [
          Fix(
            Message("write `{text}`", "改为 `{text}`")([
              "text": .text("accessibility { \(member) }")
            ]), .suggestion, $0)
        ]
      } ?? []
    )
  }

  private func rowNames(_ kind: Kind) -> Phrase {
    let form = "row \"…\" { \(kind.name.name) { … } }"
    return Message("the title of a row names what is in it: `{form}`", "行的标题为其中的控件命名：`{form}`")([
      "form": .text(form)
    ])
  }

  /// `row { switch "Wifi" { … } }` as `row "Wifi" { switch { … } }`.
  private func titleOfRow(_ text: Int, _ element: Element) -> Fix? {
    guard element.parent >= 0, case let row = tables.elements[Int(element.parent)],
      row.form == .kind, row.kind == .row, row.size == 2,
      case let view = ElementSyntax(unchecked: tree, row.origin.node), view.primaryText == nil,
      case let place = tree.tokenRange(view.nameToken ?? view.kindToken).upperBound,
      let deletion = SyntaxOrigins(tree).edits(for: [.deletePrimaryText(OriginID(node: text))])
    else { return nil }
    let title = tree.text(of: text)
    return Fix(
      Message("write `{text}`", "改为 `{text}`")(["text": .text("row \(title)")]), .suggestion,
      [Edit(Location(file, place..<place), " \(title)")] + deletion)
  }

  private func isInTable(_ element: Element) -> Bool {
    guard element.parent >= 0 else { return false }
    let parent = tables.elements[Int(element.parent)]
    return parent.form == .kind && [.table, .section].contains(parent.kind)
  }

  /// `imageView "leaf"`; one that people tap is a button.
  private func imageFix(_ text: Int, _ element: Element) -> [Fix] {
    let node = element.origin.node
    let member = "image: \(tree.text(of: text))"
    guard tree.child(of: node, .block) != nil else {
      return [writing("{ \(member) }", imageEdits(text, node))]
    }
    if let edits = buttonEdits(node) { return [writing("button", edits + imageEdits(text, node))] }
    return [writing(member, imageEdits(text, node))]
  }

  private func writing(_ text: String, _ edits: [Edit]) -> Fix {
    Fix(
      Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
      edits.sorted { $0.location.range.lowerBound < $1.location.range.lowerBound })
  }

  /// The text after the name of an element becomes the property `image` in its block.
  func imageEdits(_ text: Int, _ node: Int) -> [Edit] {
    let member = "image: \(tree.text(of: text))"
    guard let block = tree.child(of: node, .block) else {
      return [Edit(location(text), "{ \(member) }")]
    }
    let place = tree.tokenRange(firstToken(block)).upperBound
    let range = location(text).range.lowerBound..<tree.tokenRange(firstToken(block)).lowerBound
    return [Edit(Location(file, range), ""), Edit(Location(file, place..<place), " \(member);")]
  }

  // MARK: Images that people tap

  /// `imageView { image: "leaf"; on tap -> open() }` as a button.
  func buttonOfImage(_ element: Element) -> Suggestion {
    let label = Phrase(
      Message(
        "an image takes no touches: a `button` with this `image` does",
        "图片不接受触摸：请用带此 `image` 的 `button`"))
    return (label, buttonEdits(element.origin.node).map { [writing("button", $0)] } ?? [])
  }

  /// The edits that make an image with a handler a button; nil without a handler.
  private func buttonEdits(_ node: Int) -> [Edit]? {
    guard let block = tree.child(of: node, .block), let event = Kind.named(.button).defaultEvent
    else { return nil }
    let handlers = tree.children(of: block).filter { kind($0) == .handler }
    let others = tree.children(of: block).filter { kind($0) == .property }
    let known = others.allSatisfy {
      PropertyName(name: text(ofToken: firstToken($0))).map {
        Kind.named(.button).property(named: $0) != nil
      } ?? false
    }
    guard handlers.count == 1, known,
      let word = HandlerSyntax(unchecked: tree, handlers[0]).nameToken
    else { return nil }
    return [
      Edit(location(ofToken: firstToken(node)), KindName.button.name),
      Edit(location(ofToken: word), event.name),
    ]
  }

  // MARK: Texts inside

  /// `button { label "Save" }`, `row { label "A" }` where only a text may be: a property of what holds it.
  func meaning(ofInner child: Element, _ holder: Element) -> Suggestion? {
    guard holder.form == .kind, child.form == .kind else { return nil }
    let kind = Kind.named(holder.kind)
    let inner = ElementSyntax(unchecked: tree, child.origin.node)
    let outer = ElementSyntax(unchecked: tree, holder.origin.node)
    let members = tree.child(of: holder.origin.node, .block).map { Array(tree.children(of: $0)) }
    func isFree(_ name: PropertyName) -> Bool {
      kind.property(named: name)?.isMisplaced == false
        && members?.contains {
          self.kind($0) == .property && text(ofToken: firstToken($0)) == name.name
        } == false
    }
    let property: PropertyName
    var value = inner.primaryText
    if child.kind == .label, let primary = kind.primaryText, outer.primaryText == nil {
      property = primary
    } else if child.kind == .imageView {
      property = .image
      value =
        value
        ?? tree.child(of: child.origin.node, .block).flatMap { block in
          tree.children(of: block).first {
            self.kind($0) == .property && text(ofToken: firstToken($0)) == property.name
          }.flatMap { tree.expression(in: $0) }
        }
    } else {
      return nil
    }
    guard isFree(property), let value else { return nil }
    let form = "\(property.name): \(tree.text(of: value))"
    return (
      Message("`{kind}` has it as a property: `{form}`", "`{kind}` 用属性表示：`{form}`")([
        "kind": .text(holder.kind.name), "form": .text(form),
      ]), [rewrite(child.origin.node, form)]
    )
  }
}

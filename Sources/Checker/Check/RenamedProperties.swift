import CtlCatalogue
import CtlDiagnostics
import CtlSyntax
import CtlText

/// Properties that have another name here: the fix and what it changes of the value.
extension Checker {
  mutating func renamed(
    _ token: Int, _ spelled: String, _ property: Property, _ kind: Kind, _ word: ForeignWord,
    _ node: Int?
  ) -> Suggestion {
    if property.name == .font, let node, let value = tree.expression(in: node),
      case let size = valueWithoutUnit(tree.text(of: value), property, kind.name),
      size.hasPrefix("system(")
    {
      let text = "font: \(size)"
      return (
        Message("write `{text}`", "请写 `{text}`")(["text": .text(text)]), [rewrite(node, text)]
      )
    }
    var fix = replacement(token, property.name.name)
    if let node, let edit = unitEdit(property.name, kind, node) { fix.edits.append(edit) }
    let isOpposite =
      property.name != .isPresented && ForeignWords.opposites.contains(spelled.lowercased())
    if isOpposite, let value = node.flatMap({ tree.expression(in: $0) }) {
      switch self.kind(value) {
      case .boolLiteral:
        fix.edits.append(Edit(location(value), tree.text(of: value) == "true" ? "false" : "true"))
      case .nameExpression, .postfixExpression, .parenthesized:
        let start = location(value).range.lowerBound
        fix.edits.append(Edit(Location(file, start..<start), "!"))
      default:
        let range = location(value).range
        fix.edits.append(Edit(Location(file, range.lowerBound..<range.lowerBound), "!("))
        fix.edits.append(Edit(Location(file, range.upperBound..<range.upperBound), ")"))
      }
    }
    return (word.explanation(of: spelled, here: property.name.name), [fix])
  }

  /// `type: "password"`
  func secureText(_ spelled: String, _ kind: Kind, _ node: Int) -> Suggestion? {
    guard ["type", "inputType", "textContentType", "contentType", "keyboard"].contains(spelled),
      kind.property(named: .isSecureTextEntry) != nil, let value = tree.expression(in: node),
      tree.text(of: value).lowercased().contains("password")
    else { return nil }
    let form = "\(PropertyName.isSecureTextEntry.name): true"
    return (
      Message("what is typed is hidden by `{form}`", "用 `{form}` 隐藏输入的内容")(["form": .text(form)]),
      [rewrite(node, form)]
    )
  }

  /// `display: none`, `Visibility: Collapsed`: a word that says whether an element is there.
  func shownOrNot(_ spelled: String, _ kind: Kind, _ node: Int) -> Suggestion? {
    guard ["display", "visibility"].contains(spelled.lowercased()),
      kind.property(named: .isHidden) != nil, let value = tree.expression(in: node)
    else { return nil }
    let word = tree.text(of: value).lowercased().filter(\.isLetter)
    if ["flex", "grid", "block", "inline", "inlineblock"].contains(word) {
      return (
        Phrase(Message("elements are laid out by what holds them", "元素由容纳它们的容器排列")),
        [deletion(ofMember: node)]
      )
    }
    let isHidden = ["none", "hidden", "collapsed", "collapse", "gone", "invisible"].contains(word)
    guard isHidden || ["visible", "shown"].contains(word) else { return nil }
    let form = "\(PropertyName.isHidden.name): \(isHidden)"
    return (
      Message("write `{text}`", "请写 `{text}`")(["text": .text(form)]), [rewrite(node, form)]
    )
  }

  /// Whether a member has a color where the property of a kind is an image.
  func isColor(_ node: Int?, forImage property: Property, _ kind: Kind) -> Bool {
    guard let value = node.flatMap({ tree.expression(in: $0) }) else { return false }
    return self.kind(value) == .colorLiteral
      && PropertyTypes.type(of: property.name, in: kind.name) == .image
  }

  /// `padding: 16`: the unit of a length.
  private func unitEdit(_ property: PropertyName, _ kind: Kind, _ node: Int) -> Edit? {
    guard let value = tree.expression(in: node), self.kind(value) == .numberLiteral,
      PropertyTypes.type(of: property, in: kind.name) == .length
    else { return nil }
    let end = location(value).range.upperBound
    return Edit(Location(file, end..<end), "pt")
  }

  /// `direction: row`, `color: red`: the value of a property that a fix gives another name, where it is the word
  /// of a member, which would be the next mistake.
  mutating func memberEdit(
    _ fixes: [Fix], _ token: Int, _ kind: Kind, _ node: Int
  ) -> Edit? {
    guard let edits = fixes.first?.edits, edits.count == 1,
      edits[0].location == location(ofToken: token),
      let property = PropertyName(name: edits[0].text), kind.property(named: property) != nil,
      let value = tree.expression(in: node)
    else { return nil }
    var name = tree.text(of: value)
    switch self.kind(value) {
    case .nameExpression: if resolve(self.name(ofToken: firstToken(value))) != nil { return nil }
    case .stringLiteral: name = name.filter { $0 != "\"" }
    default: return nil
    }
    let type = PropertyTypes.type(of: property, in: kind.name)
    let here = ([name] + (ForeignWords.cases[name]?.here ?? [])).first { hasMember($0, type) }
    return here.map { Edit(location(value), ".\($0)") }
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Constraints of elements that have no name: `label "A"` and `A.top == superview.top`.
extension Checker {
  /// What an unknown name before an anchor means: the only element with this text or of this kind.
  mutating func meaning(ofAnchored token: Int, _ spelled: String) -> Suggestion? {
    suggestionsLeft -= tables.elements.count
    guard suggestionsLeft >= 0, let block = layout(around: token) else { return nil }
    let kind = Vocabulary.kind(name(ofToken: token))
    let elements = tables.elements.filter { element in
      guard element.form == .kind, element.name == nil, element.loopDepth == 0 else { return false }
      return element.kind == kind || words(of: element) == [spelled.lowercased()]
        || words(of: element)?.joined() == spelled.lowercased()
    }
    guard elements.count == 1 else { return nil }
    let view = ElementSyntax(unchecked: tree, elements[0].origin.node)
    var name = spelled.prefix(1).lowercased() + spelled.dropFirst()
    if kind != nil {
      // A kind is no name for one of them.
      let parts = (words(of: elements[0]) ?? []).prefix(3)
      let text = parts.enumerated().map {
        $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst()
      }.joined()
      name =
        text.first?.isLetter == true
        ? text : "the" + spelled.prefix(1).uppercased() + spelled.dropFirst()
    }
    guard scope[tables.names.intern(name)] == nil else { return nil }
    let place = tree.tokenRange(view.kindToken).upperBound
    var edits = [Edit(Location(file, place..<place), " \(name)")]
    for other in block
    where tree.tokenKinds[other] == .identifier && text(ofToken: other) == spelled {
      let isMember = tree.significant(before: other).map { tree.tokenKinds[$0] == .dot } ?? false
      if !isMember, name != spelled { edits.append(Edit(location(ofToken: other), name)) }
    }
    let text = view.primaryText.map { " " + tree.text(of: $0) } ?? ""
    let form = "\(elements[0].kind.name) \(name)\(text.count < 40 ? text : "")"
    return (
      Message("give the element a name: `{form}`", "给元素一个名称：`{form}`")(["form": .text(form)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
          edits.sorted { $0.location.range.lowerBound < $1.location.range.lowerBound })
      ]
    )
  }

  /// The tokens of the `layout` block around a token that stands before a dot, or in parentheses.
  private func layout(around token: Int) -> Range<Int>? {
    let next = tree.tokenKinds[tree.significant(from: token + 1)]
    guard [.dot, .comma, .rightParen].contains(next) else { return nil }
    var (open, level) = (token, 0)
    while open > 0, token - open < 4096 {
      open -= 1
      if tree.tokenKinds[open] == .rightBrace { level += 1 }
      if tree.tokenKinds[open] == .leftBrace {
        if level == 0 { break }
        level -= 1
      }
    }
    guard tree.tokenKinds[open] == .leftBrace,
      let word = tree.significant(before: open), tree.tokenKinds[word] == .layoutKeyword
    else { return nil }
    var end = token
    while end < tree.tokenCount, tree.tokenKinds[end] != .rightBrace { end += 1 }
    return open..<end
  }

  /// The words of the text of an element, in small letters.
  private func words(of element: Element) -> [String]? {
    guard let text = ElementSyntax(unchecked: tree, element.origin.node).primaryText,
      kind(text) == .stringLiteral
    else { return nil }
    return tree.text(of: text).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

// MARK: Arguments of constraints

extension Checker {
  /// `pin horizontalSpacing(a, b, min: 8)`; returns whether a number or a name stands among the elements.
  mutating func reportConstantAmongElements(_ view: ConstraintSyntax) -> Bool {
    guard let list = view.operandList, let token = view.nameToken,
      let number = view.operands.first(where: {
        $0.value.map { [.numberLiteral, .quantityLiteral].contains(kind($0)) } ?? false
      }), let value = number.value
    else { return false }
    let label = number.labelToken.map { text(ofToken: $0) } ?? ""
    let names = view.operands.filter { $0.node != number.node }.compactMap(\.value).map {
      tree.text(of: $0)
    }
    let digits = tree.text(of: value).prefix { $0.isNumber || $0 == "." }
    let form =
      "\(text(ofToken: token))(\(names.joined(separator: ", "))) \(ForeignWords.relation(ofArgument: label)) \(digits)"
    report(
      Finding(
        ControlCode.elementCount, at: location(number.node),
        Message("a constraint has a sign and a constant: `{form}`", "约束要写符号和常量：`{form}`")([
          "form": .text(form)
        ]),
        fixes: view.relationToken == nil
          ? [
            Fix(
              Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
              [
                Edit(
                  Location(
                    file, tree.tokenRange(token).lowerBound..<location(list).range.upperBound), form
                )
              ])
          ] : []))
    return true
  }
}

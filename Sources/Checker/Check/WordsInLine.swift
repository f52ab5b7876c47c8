import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Words that follow each other on a line without a sign: `row "Wifi" switch { … }`, `placeholder: Your Name`.
extension Checker {
  /// `row "Wifi" switch { isOn <-> wifi }`: what a row holds is in its block; returns whether an element beside
  /// one is here.
  mutating func reportBesideRow(_ token: Int, _ kind: KindName, _ node: Int) -> Bool {
    guard Kind.named(kind).role == .control, let end = tree.significant(before: token),
      ![.semicolon, .leftBrace, .rightBrace].contains(tree.tokenKinds[end]), isOnLine(end, token)
    else { return false }
    var first = end
    while let before = tree.significant(before: first), isOnLine(before, first),
      ![.semicolon, .leftBrace, .rightBrace].contains(tree.tokenKinds[before])
    {
      first = before
    }
    guard Vocabulary.kind(name(ofToken: first)) == .row else { return false }
    let form = "{ \(tree.text(of: node)) }"
    let shown = form.count > 60 || form.contains("\n") ? "{ \(kind.name) { … } }" : form
    report(
      Finding(
        SyntaxCode.foreign, at: location(node),
        Message(
          "what stands in an element is in its block: `{form}`", "元素之内的元素写在它的块中：`{form}`")([
            "form": .text(shown)
          ]),
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(shown)]), .suggestion,
            [Edit(location(node), form)])
        ]))
    return true
  }

  /// `placeholder: Your Name`: whether the words before one on its line are a text without quotation marks, which
  /// is reported at the first of them.
  mutating func isInUnquotedText(_ token: Int, in parent: ElementID) -> Bool {
    var first = token
    while let before = tree.significant(before: first), tree.tokenKinds[before] == .identifier,
      isOnLine(before, first)
    {
      first = before
    }
    let element = tables.elements[parent.index]
    let colon = tree.significant(before: first)
    // `margin: 0 auto`
    if let number = colon, tree.tokenKinds[number] == .number, isOnLine(number, first),
      let sign = tree.significant(before: number), tree.tokenKinds[sign] == .colon,
      let word = tree.significant(before: sign), element.form == .kind
    {
      return ForeignWords.properties[text(ofToken: word)] != nil
        && PropertyName(name: text(ofToken: word)).map {
          Kind.named(element.kind).property(named: $0) == nil
        } ?? true
    }
    guard first < token, unquotedText(at: first) != nil,
      scope[name(ofToken: first)] == nil, fileScope[name(ofToken: first)] == nil,
      element.form == .kind, let colon, let word = tree.significant(before: colon),
      let property = PropertyName(name: text(ofToken: word))
    else { return false }
    return Kind.named(element.kind).property(named: property) != nil
      && PropertyTypes.type(of: property, in: element.kind) == .string
  }

  /// `label Hello World`: words after a kind with a text; returns whether the second of them is here.
  mutating func reportUnquotedText(_ token: Int, _ node: Int) -> Bool {
    var first = token
    while let before = tree.significant(before: first), tree.tokenKinds[before] == .identifier,
      isOnLine(before, first)
    {
      first = before
    }
    guard first < token, let kind = KindName(name: text(ofToken: first)),
      Kind.named(kind).primaryText != nil,
      let second = Optional(tree.significant(from: first + 1)), second < token,
      tree.nodes[node].endToken == tree.nodes[node].firstToken + 1
        || tree.child(of: node, .block) != nil
        || tree.child(of: node, .name) != nil
    else { return false }
    // The third word is part of what the second begins.
    if tree.significant(from: second + 1) < token { return true }
    var last = token
    while case let next = tree.significant(from: last + 1), tree.tokenKinds[next] == .identifier,
      isOnLine(last, next)
    {
      last = next
    }
    let range = tree.range(ofTokens: second..<last + 1)
    let text = "\"\(tree.source.string(range))\""
    report(
      Finding(
        SyntaxCode.foreign, at: Location(file, range),
        Message("a text stands between quotation marks", "文字写在引号中")(),
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(Location(file, range), text)])
        ]))
    return true
  }

  /// `label { name }`: the value that an element with a text is to show.
  mutating func meaning(ofShown token: Int, _ node: Int, in parent: ElementID) -> Suggestion? {
    let element = tables.elements[parent.index]
    guard tree.nodes[node].size == 1, element.form == .kind,
      Kind.named(element.kind).primaryText != nil,
      let symbol = resolve(name(ofToken: token)),
      [.variable, .constant, .parameter].contains(symbol.kind),
      let block = tree.child(of: element.origin.node, .block),
      tree.children(of: block).allSatisfy({ $0 == node })
    else { return nil }
    let text = "\"\\(\(self.text(ofToken: token)))\""
    return (
      Message("a value is put into a text: `{text}`", "把值写进文字：`{text}`")(["text": .text(text)]),
      [rewrite(block, text)]
    )
  }

  /// The words of a text without quotation marks that begins after a colon.
  func unquotedText(at token: Int) -> Range<Int>? {
    guard let colon = tree.significant(before: token), tree.tokenKinds[colon] == .colon else {
      return nil
    }
    var end = token
    while case let next = tree.significant(from: end + 1),
      tree.tokenKinds[next] == .identifier || tree.tokenKinds[next] == .number,
      isOnLine(end, next)
    {
      end = next
    }
    return token..<end + 1
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Names of elements that other things have already.
extension Checker {
  /// `label name` beside a variable `name` was meant to show it.
  mutating func declareElement(_ name: NameID, _ token: Int, _ symbol: Symbol, _ node: Int) {
    let kind = tables.elements[Int(symbol.index)].kind
    let isValue: Bool
    switch scope[name]?.kind {
    case .variable, .constant, .parameter: isValue = true
    default: isValue = shapingLoops.contains(name) || isPresent(token)
    }
    // An element of an unknown kind has no second mistake.
    if tables.elements[Int(symbol.index)].form == .unknown, scope[name] != nil { return }
    guard isValue, tables.elements[Int(symbol.index)].form == .kind,
      Kind.named(kind).primaryText != nil, tree.child(of: node, .stringLiteral) == nil,
      tree.child(of: node, .interpolatedString) == nil
    else {
      declare(name, token, symbol)
      return
    }
    let path = path(from: token)
    let isBound = tree.child(of: node, .block).map { block in
      tree.children(of: block).contains {
        self.kind($0) == .binding
          && tree.expression(in: $0).map { tree.text(of: $0) } == tree.source.string(path)
      }
    }
    if isBound == true, let kindToken = tree.significant(before: token) {
      return reportNeedlessName(
        name, token, tree.tokenRange(kindToken).upperBound..<path.upperBound)
    }
    let text = "\"\\(\(tree.source.string(path)))\""
    report(
      Finding(
        LanguageCode.duplicateName, at: location(ofToken: token), ["name": .text(self.text(name))],
        label: Message(
          "this names the element; to show the value write `{text}`", "这是元素的名称；要显示其值请写 `{text}`")(
            ["text": .text(text)]),
        related: scope[name].flatMap { declaration(of: $0) }.map {
          [Finding.Related($0, Message("first declared here", "首次声明于此")())]
        } ?? [],
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(Location(file, path), text)])
        ]))
  }

  /// `textField name { text <-> name }`
  private mutating func reportNeedlessName(_ name: NameID, _ token: Int, _ range: Range<Int>) {
    report(
      Finding(
        LanguageCode.duplicateName, at: location(ofToken: token), ["name": .text(text(name))],
        label: Phrase(
          Message(
            "this names the element, which needs no name: `<->` says what it shows",
            "这是元素的名称；元素可以没有名称：`<->` 说明了它显示什么")),
        related: scope[name].flatMap { declaration(of: $0) }.map {
          [Finding.Related($0, Message("first declared here", "首次声明于此")())]
        } ?? [],
        fixes: [
          Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])
        ]))
  }

  /// A name with the fields that are read of it: `item.name`.
  private func path(from token: Int) -> Range<Int> {
    var last = token
    while last + 2 < tree.tokenCount, tree.tokenKinds[last + 1] == .dot,
      tree.tokenKinds[last + 2] == .identifier
    {
      last += 2
    }
    return tree.tokenRange(token).lowerBound..<tree.tokenRange(last).upperBound
  }
}

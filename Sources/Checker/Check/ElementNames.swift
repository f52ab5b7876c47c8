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

  /// A name with what is made of it on its line: `item.name`, `names[0]`, `title ?? "None"`.
  private func path(from token: Int) -> Range<Int> {
    var last = token
    while last + 2 < tree.tokenCount, tree.tokenKinds[last + 1] == .dot,
      tree.tokenKinds[last + 2] == .identifier
    {
      last += 2
    }
    let next = tree.significant(from: last + 1)
    if tree.tokenKinds[last + 1] == .leftBracket || tree.tokenKinds[last + 1] == .question
      || tree.tokenKinds[next].isOperator && tree.tokenKinds[next] != .bind
    {
      let ends: [TokenKind] = [.newline, .leftBrace, .rightBrace, .semicolon]
      var token = last + 1
      while token < tree.tokenCount - 1, !ends.contains(tree.tokenKinds[token]) {
        if !tree.tokenKinds[token].isTrivia { last = token }
        token += 1
      }
    }
    return tree.tokenRange(token).lowerBound..<tree.tokenRange(last).upperBound
  }
}

// MARK: After the text

extension Checker {
  /// `label "Say "hi""`; returns whether the word here is one of the text.
  mutating func reportInnerQuotes(_ token: Int) -> Bool {
    guard let text = InnerQuotes(at: token, tree.tokenKinds) else { return false }
    report(
      Finding(
        SyntaxCode.foreign, at: Location(file, tree.range(ofTokens: text.tokens)),
        InnerQuotes.problem, fixes: [text.fix(file, tree.tokenRange)]))
    return true
  }

  /// `label "Cups: \(n)" caption`: whether a word after a text, alone on its line, is the name of that element.
  mutating func isLateName(_ node: Int, _ token: Int) -> Bool {
    let hasBlock = tree.child(of: node, .block) != nil
    guard token > 0, tree.tokenKinds[token] == .identifier,
      hasBlock
        ? ForeignWords.kinds[self.text(ofToken: token)] == nil
          && tree.significant(from: token + 1) == firstToken(tree.child(of: node, .block) ?? node)
        : Int(nodes[node].endToken) == token + 1,
      let text = tree.significant(before: token),
      [.string, .stringTail].contains(tree.tokenKinds[text]),
      !(text..<token).contains(where: { tree.tokenKinds[$0] == .newline })
    else { return false }
    let name = name(ofToken: token)
    return KindName(name: self.text(ofToken: token)) == nil && scope[name] == nil
  }

  mutating func reportLateName(_ token: Int, _ spelled: String) -> (Element.Form, KindName, Symbol?)
  {
    var fixes: [Fix] = []
    if let last = tree.significant(before: token), let first = startOfText(last) {
      let start = tree.tokenRange(first).lowerBound
      fixes = [
        Fix(
          Phrase(Message("move it there", "移到那里")), .suggestion,
          [
            Edit(Location(file, start..<start), "\(spelled) "),
            Edit(
              Location(file, tree.tokenRange(last).upperBound..<tree.tokenRange(token).upperBound),
              ""),
          ])
      ]
    }
    report(
      Finding(
        SyntaxCode.foreign, at: location(ofToken: token),
        Message(
          "the name of an element stands before its text: `kind {name} \"…\"`",
          "元素的名称写在文字之前：`种类 {name} \"…\"`")(["name": .text(spelled)]), fixes: fixes))
    return (.unknown, .view, nil)
  }

  /// The token in which a text begins that ends in another one.
  private func startOfText(_ last: Int) -> Int? {
    guard tree.tokenKinds[last] == .stringTail else { return last }
    var level = 0
    for token in stride(from: last, through: 0, by: -1) {
      if tree.tokenKinds[token] == .stringTail { level += 1 }
      if tree.tokenKinds[token] == .stringHead { level -= 1 }
      if level == 0 { return token }
      if last - token > 4096 { break }
    }
    return nil
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Unknown names that another framework has, and names that a broken part of the file may declare.
extension Checker {
  /// Types something that only follows from a mistake: nothing in it is reported.
  mutating func muted<Result>(_ isMuted: Bool = true, _ body: (inout Checker) -> Result) -> Result {
    if isMuted { mutedDepth += 1 }
    defer { if isMuted { mutedDepth -= 1 } }
    return body(&self)
  }

  /// Whether a name may be declared where nothing could be read: in a file that was not imported, or in
  /// text that the parser skipped. Such a name is no second mistake.
  mutating func mayBeDeclared(_ name: NameID) -> Bool {
    if hasFailedImport {
      noteOther(name)
      return true
    }
    guard !tree.findings.isEmpty else { return false }
    if skippedNames == nil {
      var names: Set<NameID> = []
      for node in nodes.indices where nodes[node].kind == .unexpected {
        for token in Int(nodes[node].firstToken)..<Int(nodes[node].endToken)
        where tree.tokenKinds[token] == .identifier || tree.tokenKinds[token] == .quotedIdentifier {
          names.insert(self.name(ofToken: token))
        }
      }
      // A declaration in the wrong place is reported there.
      for node in nodes.indices
      where nodes[node].kind == .recordDeclaration && nodes[node].flags.contains(.hasError) {
        if let token = tree.child(of: node, .name).map({ firstToken($0) }) {
          names.insert(self.name(ofToken: token))
        }
      }
      for node in tree.children(of: 0) {
        switch kind(node) {
        case .variableDeclaration, .actionDeclaration, .eventDeclaration, .taskDeclaration:
          if let token = tree.child(of: node, .name).map({ firstToken($0) }) {
            names.insert(self.name(ofToken: token))
          }
        default: break
        }
      }
      skippedNames = names
    }
    return skippedNames?.contains(name) ?? false
  }

  // MARK: Kinds

  /// What an unknown kind means.
  mutating func meaning(ofKind token: Int, _ spelled: String, _ node: Int) -> Suggestion {
    let name = ElementSyntax(unchecked: tree, node).nameToken
    if ForeignWords.modifiers.contains(spelled) || spelled == "return" && name != nil
      || spelled == "async"
        && tree.tokenKinds[name ?? tree.significant(from: token + 1)] == .taskKeyword
    {
      let next = tree.significant(from: token + 1)
      let range = tree.tokenRange(token).lowerBound..<tree.tokenRange(next).lowerBound
      return (
        Message("`{word}` means nothing here", "此处的 `{word}` 没有意义")(["word": .text(spelled)]),
        [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])]
      )
    }
    let components = names(of: .component, in: fileScope)
    // What the file itself declares comes before words of other languages.
    if components.contains(where: { $0.lowercased() == spelled.lowercased() }) {
      return suggestion(token, spelled, components)
    }
    let keyword = ForeignWords.keywords[spelled]?.here.first
    if let second = ElementSyntax(unchecked: tree, node).nameToken,
      KindName(name: text(ofToken: second)) != nil, ForeignWords.kinds[spelled] == nil,
      keyword == nil || keyword == "let" || keyword == "var"
    {
      let near = suggestion(token, spelled, Checker.elementKinds + components)
      if near.label != nil { return near }
      let range = tree.tokenRange(token).lowerBound..<tree.tokenRange(second).lowerBound
      return (
        Message(
          "an element is made by its kind alone: `{kind} …`", "元素只写种类：`{kind} …`")(
            ["kind": .text(text(ofToken: second))]),
        [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])]
      )
    }
    if let word = ForeignWords.kinds[spelled] ?? ForeignWords.keywords[spelled] {
      if word.words.contains("NSLog") || ForeignWords.ends.contains(spelled) {
        return (word.explanation(of: spelled), fixes(ofCode: token, spelled, node))
      }
      let hasText = ElementSyntax(unchecked: tree, node).primaryText != nil
      if word.here.first == "slot", tree.child(of: node, .block) == nil {
        return (word.explanation(of: spelled), [replacement(token, "slot")])
      }
      guard let here = word.here.first, let kind = KindName(name: here), kind != .screen else {
        return (word.explanation(of: spelled), [])
      }
      if hasText, Kind.named(kind).primaryText == nil {
        return (
          word.explanation(of: spelled),
          kind == .imageView ? [namedImageFix(token, node)] : titledFix(here, node)
        )
      }
      var fix = replacement(token, here)
      if let implied = ForeignWords.implied(by: spelled) {
        let block = tree.child(of: node, .block)
        let place =
          block.map { tree.tokenRange(firstToken($0)).upperBound }
          ?? location(node).range.upperBound
        let text = block == nil ? " { \(implied) }" : " \(implied);"
        fix.edits.append(Edit(Location(file, place..<place), text))
      }
      return (word.explanation(of: spelled), [fix])
    }
    return suggestion(token, spelled, Checker.elementKinds + components)
  }

  // MARK: Values

  /// What an unknown name of a value means, where a value of some type is expected.
  mutating func meaning(ofValue token: Int, _ spelled: String, _ expected: Type?) -> Suggestion {
    let place = location(ofToken: token)
    func write(_ text: String, _ label: Phrase) -> Suggestion {
      (
        label,
        [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(place, text)])
        ]
      )
    }
    if let expected, hasMember(spelled, expected) {
      return write(
        ".\(spelled)",
        Message("a member begins with a dot: `.{name}`", "成员以点开头：`.{name}`")([
          "name": .text(spelled)
        ]))
    }
    if expected?.unwrapped.base == .color, spelled.count == 6 || spelled.count == 3,
      spelled.allSatisfy(\.isHexDigit)
    {
      return write("#\(spelled)", Phrase(Message("a color begins with `#`", "颜色以“#”开头")))
    }
    if let near = meaning(ofEmptyList: token) { return near }
    if let near = meaning(ofEventValue: spelled) ?? meaning(ofControlValue: token, spelled) {
      return near
    }
    if let near = catalogueKey(token, spelled) ?? presentOfType(token, spelled) { return near }
    if let word = ForeignWords.prefixes[spelled],
      case let next = tree.significant(from: token + 1), tree.tokenKinds[next] == .identifier
    {
      let range = tree.tokenRange(token).lowerBound..<tree.tokenRange(next).lowerBound
      return (
        word.explanation(of: spelled),
        [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])]
      )
    }
    if !activeItems.isEmpty, ["it", "item", "this", "self", "each", "element"].contains(spelled) {
      return write(
        "$0", Phrase(Message("the item is `$0` here", "列表的每一项在这里写作 `$0`")))
    }
    if let item = activeItems.last, tables.loops[item].type.isPlain,
      tables.loops[item].type.base == .record,
      let (program, fields) = fields(of: tables.loops[item].type),
      fields.contains(where: { fieldName($0, program) == spelled })
    {
      return write(
        "$0.\(spelled)", Phrase(Message("a field of the item begins with `$0`", "项目的字段以 `$0` 开头")))
    }
    // Types have a capital; variables may have the same name without.
    let isType =
      ForeignWords.values[spelled]?.words.contains { $0 == "UserDefaults" || $0 == "Math" } == true
    if let word = ForeignWords.values[spelled], !isType || spelled.first?.isUppercase == true {
      let next = tree.significant(from: token + 1)
      let isBase = tree.tokenKinds[next] == .dot
      if let here = word.here.first {
        return (word.explanation(of: spelled), [replacement(token, here)])
      }
      if let near = meaning(ofFontMember: token, next) ?? meaning(ofNavigator: token, word) {
        return near
      }
      let isAbsent = ["UserDefaults", "navigator", "console"].contains(where: word.words.contains)
      guard isBase, !isAbsent else { return (word.explanation(of: spelled), []) }
      // `self.name` is `name`, `Math.max(a, b)` is `max(a, b)`, `Color.red` is `.red`.
      let isMember = spelled.first?.isUppercase ?? false && spelled != "Math"
      let end = isMember ? tree.tokenRange(next).lowerBound : tree.tokenRange(next).upperBound
      let range = tree.tokenRange(token).lowerBound..<end
      let delete = Fix(
        Message("delete `{text}`", "删除 `{text}`")(["text": .text(tree.source.string(range))]),
        .suggestion, [Edit(Location(file, range), "")])
      return (word.explanation(of: spelled), [delete])
    }
    let words = unquotedText(at: token)
    let isTitle = spelled.first?.isUppercase == true || (words?.count ?? 1) > 1
    let near = suggestion(token, amongVisible: spelled)
    if near.label != nil, expected?.unwrapped != .string || !isTitle { return near }
    if expected?.unwrapped == .string, let words, words.count > 1 {
      let text = "\"\(tree.source.string(tree.range(ofTokens: words)))\""
      return (
        Phrase(Message("a text stands between quotation marks", "文字写在引号中")),
        [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(Location(file, tree.range(ofTokens: words)), text)])
        ]
      )
    }
    if expected?.unwrapped == .image {
      return write(
        "\"\(spelled)\"", Phrase(Message("an image is named in quotation marks", "图片的名称写在引号中")))
    }
    if expected?.unwrapped == .string {
      return write(
        "\"\(spelled)\"", Phrase(Message("a text stands between quotation marks", "文字写在引号中")))
    }
    return near
  }

  /// Whether `.name` is a value of a type.
  mutating func hasMember(_ name: String, _ type: Type) -> Bool {
    let type = type.unwrapped
    switch type.base {
    case .enumeration:
      guard let (program, cases) = cases(of: type) else { return false }
      return member(tables.names.intern(name), of: cases, .enumCase, in: program) != nil
    case .member, .durationOrMember: return type.caseSet?.members.contains(name) ?? false
    case .color: return Color.named.contains { $0.name == name }
    case .font: return CaseSet.textStyle.members.contains(name)
    default: return false
    }
  }

  /// What an unknown `.name` means among the members of a type.
  mutating func meaning(ofCase token: Int, _ spelled: String, _ members: [String]) -> Suggestion {
    let here = ForeignWords.cases[spelled]?.here.first { members.contains($0) }
    let plain = spelled.hasPrefix("system") ? spelled.dropFirst(6) : ""
    let color = plain.prefix(1).lowercased() + plain.dropFirst()
    guard let here = here ?? (members.contains(color) ? color : nil) else {
      return suggestion(token, spelled, members)
    }
    return (
      Message("`.{word}` is `.{here}` here", "`.{word}` 在这里写作 `.{here}`")(
        ["word": .text(spelled), "here": .text(here)]), [replacement(token, here)]
    )
  }

  // MARK: Members and functions

  /// What an unknown member of a value means.
  mutating func meaning(ofMember token: Int, _ spelled: String, _ names: [String]) -> Suggestion {
    guard let word = ForeignWords.members[spelled] else { return suggestion(token, spelled, names) }
    guard let here = word.here.first(where: { names.contains($0.filter { $0.isLetter }) }) else {
      return (
        word.here.isEmpty ? word.explanation(of: spelled) : nil,
        word.words.contains("indices")
          ? indicesFix(token) : word.words.contains("isNotEmpty") ? notEmptyFix(token) : []
      )
    }
    let paren = tree.significant(from: token + 1)
    let hasParens = tree.tokenKinds[paren] == .leftParen
    let close = tree.significant(from: paren + 1)
    var end = tree.tokenRange(token).upperBound
    var written = here
    if here == "formatted()", hasParens, tree.tokenKinds[close] == .number,
      tree.tokenKinds[tree.significant(from: close + 1)] == .rightParen
    {
      // `toFixed(2)`
      written = "formatted(.number(fractionDigits: \(text(ofToken: close))))"
      end = tree.tokenRange(tree.significant(from: close + 1)).upperBound
    }
    if hasParens, tree.tokenKinds[close] == .rightParen { end = tree.tokenRange(close).upperBound }
    return (
      word.explanation(of: spelled, here: here),
      [
        Fix(
          Message("change it to `{name}`", "改为“{name}”")(["name": .text(written)]), .suggestion,
          [Edit(Location(file, tree.tokenRange(token).lowerBound..<end), written)])
      ]
    )
  }

  /// `list.isNotEmpty` as `!list.isEmpty`.
  private func notEmptyFix(_ token: Int) -> [Fix] {
    guard let base = base(ofMember: token) else { return [] }
    let paren = tree.significant(from: token + 1)
    let end = tree.tokenKinds[paren] == .leftParen ? closingParenthesis(paren) ?? token : token
    let list = tree.source.string(tree.range(ofTokens: base..<token - 1))
    let text = "!\(list).isEmpty"
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
        [Edit(Location(file, tree.range(ofTokens: base..<end + 1)), text)])
    ]
  }

  /// `list.indices` as `0..<list.count`.
  private func indicesFix(_ token: Int) -> [Fix] {
    guard token > 1, tree.tokenKinds[token - 1] == .dot, tree.tokenKinds[token - 2] == .identifier,
      token < 3 || tree.tokenKinds[token - 3] != .dot
    else { return [] }
    let range = tree.range(ofTokens: token - 2..<token + 1)
    let text = "0..<\(self.text(ofToken: token - 2)).count"
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
        [Edit(Location(file, range), text)])
    ]
  }

  /// What an unknown function means; `node` is the whole call.
  mutating func meaning(
    ofFunction token: Int, _ spelled: String, _ arguments: [Argument], _ node: Int
  ) -> Suggestion {
    let names = BuiltInNames.functions
    if let opening = meaning(ofOpening: spelled, arguments, node) { return opening }
    if let duration = duration(spelled, arguments, node) { return duration }
    guard let word = ForeignWords.functions[spelled] else {
      if spelled == "not" || spelled == "Not", let value = arguments.first?.value {
        let text = "!(\(tree.text(of: value)))"
        return (
          Phrase(Message("`!` negates", "用 `!` 取反")),
          [rewrite(node, text)]
        )
      }
      if spelled.hasPrefix("UI"), let kind = ForeignWords.kinds[spelled]?.here.first {
        return (
          Message(
            "a control is an element: `{kind}` stands in `content`, and needs no variable",
            "控件是元素：`{kind}` 直接写在 `content` 中，不需要变量")(["kind": .text(kind)]), []
        )
      }
      return suggestion(token, spelled, names)
    }
    let values = arguments.compactMap(\.value)
    let texts = values.map { tree.text(of: $0) }
    let number = values.first { kind($0) == .numberLiteral }.map { tree.text(of: $0) }
    let string = values.first { kind($0) == .stringLiteral }.map { tree.text(of: $0) }
    var text: String?
    switch word.here.first {
    case "system": text = number.map { "system(\($0))" }
    case "custom": text = string.flatMap { name in number.map { "custom(\(name), \($0))" } }
    case "image": text = string.map { "image(\($0))" }
    case "localized": text = string.map { "localized(\($0))" }
    case "styled": text = string.map { "styled(\($0))" }
    case "now":
      if let string {
        return (Phrase(Message("a date is written as a text", "日期写成文字")), [rewrite(node, string)])
      }
      if let date = dateOfParts(arguments, node) { return date }
      text = "now"
    case let here?: text = "\(here)(\(texts.joined(separator: ", ")))"
    case nil:
      if word.words.contains("range") {
        text =
          texts.count == 1
          ? "0..<\(texts[0])" : texts.count == 2 ? "\(texts[0])..<\(texts[1])" : nil
      } else if word.words.contains("listOf") {
        text = "[\(texts.joined(separator: ", "))]"
      } else if word.words.contains("mutableStateOf"), texts.count == 1 {
        text = texts[0]
      } else if word.words.contains("Math.pow"), texts.count == 2 {
        text = Power.text(texts[0], texts[1])
      } else if word.words.contains("rgb") {
        text = color(texts)
      } else if word.words.contains("str"), texts.count == 1, !texts[0].contains("\"") {
        text = "\"\\(\(texts[0]))\""
      }
    }
    // The call alone, without what follows it.
    let paren = tree.significant(from: token + 1)
    let end = tree.tokenKinds[paren] == .leftParen ? closingParenthesis(paren) : nil
    let range = end.map { Location(file, tree.range(ofTokens: token..<$0 + 1)) } ?? location(node)
    return (
      word.explanation(of: spelled),
      text.map {
        [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text($0)]), .suggestion,
            [Edit(range, $0)])
        ]
      } ?? []
    )
  }
}

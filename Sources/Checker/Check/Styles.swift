import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Named styles, and the elements that name one.
extension Checker {
  mutating func declareStyle(_ node: Int, inFile: Bool) {
    guard let token = nameToken(node) else { return }
    let name = name(ofToken: token)
    declare(name, token, Symbol(.style, file, tables.styles.count), inFile: inFile)
    let kindToken = StyleDeclaration(unchecked: tree, node).kindToken
    if kindToken == nil { refineStyle(node, token) }
    let kind = muted(hasError(node)) { checker in kindToken.flatMap { checker.elementKind($0) } }
    tables.styles.append(Style(name: name, kind: kind, origin: OriginID(node: node)))
  }

  /// `style heading { … }`, `style switch { … }`: says which kind has the properties, or that a look of
  /// all elements of a kind is an appearance.
  private mutating func refineStyle(_ node: Int, _ name: Int) {
    guard let block = tree.child(of: node, .block) else { return }
    let spelled = text(ofToken: name)
    let brace = tree.tokenRange(firstToken(block))
    func fix(_ text: String, _ range: Range<Int>) -> Fix {
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
        [Edit(Location(file, range), text)])
    }
    if KindName(name: spelled) != nil {
      let word = wordToken(tree, node)
      refined.append(
        (
          brace,
          Finding(
            SyntaxCode.foreign, at: location(ofToken: name),
            Message(
              "a look of every `{kind}` is an appearance; a style has a name: `style plain: {kind} { … }`",
              "所有 `{kind}` 的外观写作 appearance；样式要有名称：`style plain: {kind} { … }`")([
                "kind": .text(spelled)
              ]),
            fixes: [
              fix("appearance", tree.tokenRange(word)),
              fix("plain: \(spelled)", tree.tokenRange(name)),
            ])
        ))
      return
    }
    let names = parts(of: block).filter { kind($0) == .property }.map {
      PropertyName(name: text(ofToken: firstToken($0)))
    }
    let order = [KindName.label, .button] + KindName.allCases
    let meant = order.first { kind in
      names.allSatisfy { $0.flatMap { Kind.named(kind).property(named: $0) }?.isLook == true }
    }
    guard let meant, !names.isEmpty else { return }
    let place = tree.tokenRange(name).upperBound
    refined.append(
      (
        brace,
        Finding(
          SyntaxCode.foreign, at: Location(file, brace),
          Message(
            "a style names the kind that it is for: `style {name}: {kind} { … }`",
            "样式要写出适用的种类：`style {name}: {kind} { … }`")([
              "name": .text(spelled), "kind": .text(meant.name),
            ]), fixes: [fix(": \(meant.name)", place..<place)])
      ))
  }

  /// The kind after an `appearance`, or after the name of a style.
  mutating func elementKind(_ token: Int) -> KindName? {
    let name = name(ofToken: token)
    if let kind = Vocabulary.kind(name), kind != .accessibility { return kind }
    var near = suggestion(token, text(name), Checker.elementKinds)
    if let word = ForeignWords.kinds[text(name)], let here = word.here.first {
      near = (word.explanation(of: text(name)), [replacement(token, here)])
    }
    if let base = tables.styles.first(where: { $0.name == name }) {
      near = (
        Phrase(Message("a style is for a kind and builds on no other", "样式用于一个种类，不继承其他样式")),
        base.kind.map { [replacement(token, $0.name)] } ?? []
      )
    }
    report(
      Finding(
        ControlCode.unknownKind, at: location(ofToken: token), ["name": .text(text(name))],
        label: near.label, fixes: near.fixes))
    return nil
  }

  mutating func checkStyles(_ styles: Range<Int>) {
    for index in styles {
      guard let kind = tables.styles[index].kind else { continue }
      // Like those of appearances, the owner is a number outside of the elements.
      let appearances = (tables.screens.count + 1) * KindName.allCases.count
      let owner = ElementID(Int(UInt32.max) - appearances - index)
      tables.styles[index].properties = checkLooks(
        tables.styles[index].origin.node, kind, owner, \.isInStyles
      ) { $0.reportNotLook($1, $2, Kind.named(kind), in: index) }
    }
  }

  private mutating func reportNotLook(_ node: Int, _ token: Int, _ kind: Kind, in style: Int) {
    if let value = tree.expression(in: node) { _ = expression(value, .anything) }
    let moved = moveToUses(node, text(ofToken: token), kind, of: tables.styles[style])
    report(
      Finding(
        LanguageCode.style, at: location(ofToken: token),
        Message(
          "a style of {kind} cannot set `{name}`", "{kind}的样式不能设置 `{name}`")([
            "kind": .phrase(describe(kind.name)), "name": .text(text(ofToken: token)),
          ]),
        label: Message(
          "a style is the look; each control says this itself", "样式是外观；此项由各个控件自己设置")(),
        fixes: moved.isEmpty ? [deletion(ofMember: node)] : moved))
  }

  // MARK: Uses

  /// `style: heading`; false when it is a property of the kind.
  mutating func checkStyleUse(_ node: Int, _ token: Int, _ id: ElementID) -> Bool {
    guard tree.tokenKinds[token] == .styleKeyword, let value = tree.expression(in: node) else {
      return false
    }
    let kind = tables.elements[id.index].kind
    let hasProperty = Kind.named(kind).property(named: .style) != nil
    guard self.kind(value) == .nameExpression else {
      if !hasProperty { reportNoName(value, node, of: kind) }
      return !hasProperty
    }
    let name = name(ofToken: firstToken(value))
    let found = [scope[name], fileScope[name]].compactMap { $0 }
    guard let symbol = found.first(where: { $0.kind == .style }) else {
      if hasProperty { return false }
      reportUnknownStyle(value, tables.elements[id.index])
      return true
    }
    refer(firstToken(value), symbol)
    let style =
      symbol.file == file
      ? tables.styles[Int(symbol.index)] : tables.imported[symbol.file]?.styles[Int(symbol.index)]
    if let wanted = style?.kind, wanted != kind {
      report(
        Finding(
          LanguageCode.style, at: location(value),
          Message(
            "`{name}` is a style of {wanted}, not of {kind}", "“{name}”是{wanted}的样式，不是{kind}的")([
              "name": .text(text(name)), "wanted": .phrase(describe(wanted)),
              "kind": .phrase(describe(kind)),
            ]), related: place(symbol)))
    } else if tables.elements[id.index].style >= 0 {
      report(
        Finding(
          LanguageCode.duplicateProperty, at: location(ofToken: token), ["name": "style"]))
    } else {
      tables.elements[id.index].style = Int32(tables.styleUses.count)
      tables.styleUses.append(symbol)
    }
    return true
  }

  private mutating func reportNoName(_ value: Int, _ property: Int, of owner: KindName) {
    muted { _ = $0.expression(value, .anything) }
    var problem = Message("write the name of a style here", "请在此写样式的名称")()
    var label: Phrase?
    var fixes = styleNameFix(value)
    let word = tree.text(of: value)
    if let role = Kind.named(owner).property(named: .role), case .oneOf(let cases) = role.type,
      word.first == ".", cases.members.contains(String(word.dropFirst()))
    {
      label = Message("this is the `role` of {kind}", "这是{kind}的 `role`")([
        "kind": .phrase(describe(owner))
      ])
      fixes = [rewrite(property, "role: \(word)")]
    } else if kind(value) == .conditionalExpression {
      label = Phrase(
        Message(
          "a style stays the same while the app runs; what changes is set by itself: `textColor: isLate ? .red : .black`",
          "样式在应用运行时不变；会变化的属性单独设置：`textColor: isLate ? .red : .black`"))
    } else if kind(value) == .listExpression {
      problem = Message(
        "an element has one style: write what both set into one", "一个元素只有一个样式：请合成一个")()
    }
    report(Finding(LanguageCode.style, at: location(value), problem, label: label, fixes: fixes))
  }

  /// `style: .heading`, `style: "heading"`
  private func styleNameFix(_ value: Int) -> [Fix] {
    let items = kind(value) == .listExpression ? Array(tree.children(of: value)) : []
    if let first = items.first(where: { kind($0).isExpression }) {
      return styleNameFix(first).isEmpty && kind(first) != .nameExpression
        ? [] : [rewrite(value, tree.text(of: first))]
    }
    let name = tree.text(of: value).filter { $0 != "." && $0 != "\"" }
    guard let id = tables.names.find(name),
      [scope[id], fileScope[id]].contains(where: { $0?.kind == .style })
    else { return [] }
    return [rewrite(value, name)]
  }

  private mutating func reportUnknownStyle(_ value: Int, _ element: Element) {
    let token = firstToken(value)
    let spelled = text(ofToken: token)
    let title = Message("no style is named `{name}`", "没有名为“{name}”的样式")(
      ["name": .text(spelled)])
    let isUnseen = reportUnseen(token, [.style]) {
      Finding(LanguageCode.style, at: $0.location(value), title)
    }
    if isUnseen || mayBeDeclared(name(ofToken: token)) { return }
    let near = suggestion(
      token, spelled, names(of: .style, in: scope) + names(of: .style, in: fileScope))
    var fixes = near.fixes
    if near.label == nil, fixes.isEmpty, element.form == .kind {
      fixes = declaration(ofStyle: spelled, for: element.kind)
    }
    report(
      Finding(LanguageCode.style, at: location(value), title, label: near.label, fixes: fixes))
  }
}

extension Property {
  /// Whether a style may name it: a look, or a mistake that a rule explains better.
  fileprivate var isInStyles: Bool { isLook || isMisplaced }

  /// Whether a style may set it: how an element looks and behaves, but not what it says, has or names.
  public var isLook: Bool {
    // A style does not follow a variable or another property.
    var isDerived = decidedBy != nil || followsBinding != nil || !limitedBy.isEmpty
    // A width is derived from what is around or inside, until something sets it.
    if case .derived = defaultValue, type != .length { isDerived = true }
    guard access == .settable, !isBindable, !isDerived else { return isAppearance }
    switch type {
    case .string, .list, .run, .reference, .view, .anything: return isAppearance
    default: return true
    }
  }
}

extension Program {
  /// The styles at the top of the file; they come before those of screens.
  public var fileStyles: Range<Int> {
    let scopes = tables.screens.map(\.scope.styles) + tables.components.map(\.scope.styles)
    return 0..<(scopes.filter { !$0.isEmpty }.map(\.lowerBound).min() ?? tables.styles.count)
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Handlers for changes of variables.
extension Checker {
  /// The word after the name of a variable in a handler.
  static let changed = "changed"

  /// `on month.changed -> …` in a screen: one of its variables has another value.
  mutating func checkChangeEvent(_ view: HandlerSyntax, _ element: Element) -> Symbol? {
    guard element.form == .kind, element.kind == .screen, let token = view.nameToken,
      let variable = followedVariable(token),
      view.outcomeToken != nil || Vocabulary.event(name(ofToken: token)) == nil
    else { return nil }
    refer(token, variable)
    return variable
  }

  /// The variable of the screen that a token names, or its parameter.
  mutating func followedVariable(_ token: Int) -> Symbol? {
    guard let symbol = scope[name(ofToken: token)], symbol.kind == .variable, symbol.file == file,
      !isPresent(symbol)
    else { return nil }
    return symbol
  }

  /// The variable that a handler follows, or its field: `draft.start` of `on draft.start.changed`.
  mutating func followedPlace(_ view: HandlerSyntax, _ variable: Symbol) -> ExpressionID? {
    guard variable.kind == .variable else { return nil }
    let names = view.names
    var place = use(variable, names[0], nil)
    for name in names.dropFirst().dropLast() {
      let token = firstToken(name)
      let type = self.type(of: place)
      if type.isPoison { return nil }
      if !type.isPlain || type.base != .record {
        reportUnfollowed(name, of: names, type)
        return nil
      }
      place = field(of: place, token, name, nil, name)
    }
    return type(of: place).isPoison ? nil : place
  }

  /// `on guests.count.changed`, `on chosen.name.changed`: only a field of a record is followed by itself.
  private mutating func reportUnfollowed(_ name: Int, of names: [Int], _ type: Type) {
    let before = names.prefix { $0 < name }
    let place = before.map { tree.text(of: $0) }.joined(separator: ".")
    let form = "on \(place).\(Checker.changed)"
    let last = names.dropLast().last ?? name
    let rest = location(before.last ?? name).range.upperBound..<location(last).range.upperBound
    let arguments: KeyValuePairs<String, Message.Argument> = ["form": .text(form)]
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(name),
        ["expected": .words("a field of a record", "记录的字段"), "found": .phrase(describe(type))],
        label: (type.isOptional
          ? Message(
            "it may be `nil`; `{form}` follows the whole value", "它可能为 `nil`；`{form}` 跟随整个值")
          : Message("`{form}` follows the whole value", "`{form}` 跟随整个值"))(arguments),
        fixes: [
          Fix(
            Message("write `{form}`", "改为 `{form}`")(arguments), .suggestion,
            [Edit(Location(file, rest), "")])
        ]))
  }

  /// `on month.changed`
  mutating func isChange(_ view: HandlerSyntax, of token: Int) -> Bool {
    followedVariable(token) != nil
      && view.outcomeToken.map { text(ofToken: $0) == Checker.changed } == true
  }

  /// `on month -> …`, `on month.failed -> …`: what comes of a variable is its change.
  mutating func checkChange(_ view: HandlerSyntax, _ token: Int) {
    let outcome = view.outcomeToken
    if let outcome, text(ofToken: outcome) == Checker.changed { return }
    let end = tree.tokenRange(token).upperBound
    let range = outcome.map { tree.tokenRange($0) } ?? end..<end
    let written = outcome == nil ? ".\(Checker.changed)" : Checker.changed
    let name = text(ofToken: token)
    report(
      Finding(
        ControlCode.unsupportedEvent, at: location(ofToken: outcome ?? token),
        [
          "kind": .words("a variable", "变量"),
          "event": .text("`\(name)\(outcome.map { "." + self.text(ofToken: $0) } ?? "")`"),
        ],
        label: Message(
          "`{event}` comes when it has another value", "`{event}` 在它的值改变时到来")([
            "event": .text("on \(name).\(Checker.changed)")
          ]),
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(written)]), .suggestion,
            [Edit(Location(file, range), written)])
        ]))
  }

  /// `on month.changed` of a parameter that stays as it was given: the file opens the screen, and no tab of it
  /// holds the screen. Tabs of other files may hold one that the file does not open.
  mutating func reportUnchangedParameters() {
    let handlers = tables.handlers.filter { $0.received.map(isInput) ?? false }
    if handlers.isEmpty { return }
    var opened: Set<Symbol> = []
    for step in tables.steps {
      if case .open(let opening) = step.form { opened.insert(opening.screen) }
    }
    for entry in tables.properties where entry.name == .screen && entry.group == .own {
      let value = tables.expressions[entry.expression.index]
      if value.operation == .reference { opened.remove(tables.symbols[Int(value.payload)]) }
    }
    let screens = opened.filter { $0.file == file }
    let roots = Set(screens.map { tables.screens[Int($0.index)].root })
    for handler in handlers where roots.contains(handler.element) {
      guard let token = HandlerSyntax(unchecked: tree, handler.origin.node).nameToken else {
        continue
      }
      report(
        Finding(
          ControlCode.unsupportedEvent, at: location(ofToken: token),
          [
            "kind": .words("a parameter", "参数"),
            "event": .text("`\(text(ofToken: token)).changed`"),
          ],
          label: Phrase(
            Message(
              "it stays as the opener gives it; that of a screen in a tab, a `binding` parameter and a variable that begins with it can change",
              "它保持打开者给出的值；标签页中界面的参数、`binding` 参数，以及以它为初始值的变量才会改变"))))
    }
  }

  /// `on month.changed` where nothing of that name changes by itself: why not, or what is meant.
  mutating func reasonAgainstChange(_ view: HandlerSyntax, _ token: Int) -> Suggestion? {
    let name = name(ofToken: token)
    switch (scope[name] ?? fileScope[name])?.kind {
    case nil:
      guard let outcome = view.outcomeToken, text(ofToken: outcome) == Checker.changed else {
        return nil
      }
      let near = suggestion(token, text(name), names(of: .variable, in: scope))
      return near.label == nil
        ? (Phrase(Message("no variable of this name", "没有此名称的变量")), []) : near
    case .variable where isPresent(token) && body == .screen:
      return (Phrase(Message("only the clock changes it", "只有时钟会改变它")), [])
    case .variable, .parameter:
      let reason = Message(
        "a parameter is what the opener gives; a variable that begins with it and a `binding` parameter can change",
        "参数由打开者给出；以它为初始值的变量，以及 `binding` 参数，才会改变")
      return (Phrase(reason), [])
    case .constant:
      let reason = Message(
        "a `let` follows variables: name the one that changes", "`let` 跟随变量：请写会改变的那个变量")
      return (Phrase(reason), [])
    default: return nil
    }
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Components are used by several screens, so that none of them is theirs to open or to leave: events
/// tell the screen.
extension Checker {
  /// `on appear` in an element, `on load` of a task, `on month.changed` of a variable, or `on PickStrength` of a screen: the screen around it sends
  /// it; returns whether it does.
  mutating func reportScreenEvent(
    _ view: HandlerSyntax, _ token: Int, _ element: Element
  ) -> Bool {
    let event = Vocabulary.event(self.name(ofToken: token))
    let isOfScreen = event.map(Kind.named(.screen).events.events.contains) ?? false
    guard body == .screen, element.parent >= 0,
      isOfScreen || task(named: token) != nil || screen(named: token) != nil
        || isChange(view, of: token)
    else { return false }
    let edits = partOfScreen(around: element).flatMap { part in
      SyntaxOrigins(tree).edits(for: [
        .delete(OriginID(node: view.node)),
        .insert(tree.text(of: view.node), before: part),
      ])
    }
    let kind = Kind.named(element.kind)
    let name = text(self.name(ofToken: token))
    report(
      Finding(
        ControlCode.unsupportedEvent, at: location(ofToken: token),
        ["kind": .phrase(describe(kind.name)), "event": .text("`\(name)`")],
        label: Message("the screen sends `{event}`", "`{event}` 由界面发送")(["event": .text(name)]),
        fixes: edits.map {
          [Fix(Phrase(Message("move it into the screen", "移到界面中")), .suggestion, $0)]
        } ?? []))
    return true
  }

  /// What stands directly in the screen and has an element in it; nil where that is the value of a
  /// property.
  private func partOfScreen(around element: Element) -> OriginID? {
    var part = element
    while part.parent >= 0 {
      let parent = tables.elements[Int(part.parent)]
      if parent.parent < 0 { return part.isValue ? nil : part.origin }
      part = parent
    }
    return nil
  }

  /// Whether a step that opens or closes a screen stands in one.
  /// - Parameter event: What a component says instead.
  mutating func isInScreen(_ node: Int, says event: Phrase? = nil) -> Bool {
    if body != .component { return true }
    let general = Message(
      "A component tells its screen by an event: `event open(id: Int)`, and a use says "
        + "`on open(id) -> push …`.",
      "组件用事件告诉界面：声明 `event open(id: Int)`，使用处写 `on open(id) -> push …`。")
    report(
      Finding(
        SyntaxCode.misplacedDeclaration, at: location(ofToken: firstToken(node)),
        [
          "word": .text(text(ofToken: firstToken(node))),
          "place": .words("in a component; its screen does that", "组件中；由使用它的界面来做"),
        ],
        notes: [event ?? Phrase(general)]))
    return false
  }

  /// The event that tells the screen what to open, with the names and types of the step.
  mutating func event(insteadOf view: OpeningSyntax) -> Phrase? {
    guard body == .component, let word = view.word, let token = view.nameToken,
      let symbol = fileScope[name(ofToken: token)], symbol.kind == .screen,
      let head = screenHead(of: symbol)
    else { return nil }
    var declared: [String] = []
    var names: [String] = []
    for argument in view.arguments {
      guard let token = argument.labelToken,
        let index = member(
          name(ofToken: token), of: head.callee.parameters, .variable, in: head.callee.program),
        let type = spelled(parameter(index, of: head.callee).type)
      else { return nil }
      let label = text(ofToken: token)
      declared.append("\(label): \(type)")
      names.append(label)
    }
    let event = "open\(head.name)"
    let said = names.isEmpty ? event : "\(event)(\(names.joined(separator: ", ")))"
    let passed = names.map { "\($0): \($0)" }.joined(separator: ", ")
    return Message(
      "An event tells the screen: declare `{event}`, say `{name}(…)` here, and a use says `{handler}`.",
      "用事件告诉界面：声明 `{event}`，在这里写 `{name}(…)`，使用处写 `{handler}`。")([
        "event": .text("event \(event)(\(declared.joined(separator: ", ")))"),
        "name": .text(event),
        "handler": .text("on \(said) -> \(word) \(head.name)(\(passed))"),
      ])
  }
}

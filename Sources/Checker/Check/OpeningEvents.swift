import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Components are used by several screens, so that none of them is theirs to open or to leave: events
/// tell the screen.
extension Checker {
  /// `on appear` in an element, `on load` of a task, `on month.changed` of a variable, or `on PickStrength` of a screen: the screen around it sends
  /// it; returns whether it does.
  mutating func reportScreenEvent(_ token: Int, _ name: String, _ kind: Kind) -> Bool {
    let event = Vocabulary.event(self.name(ofToken: token))
    let isOfScreen = event.map(Kind.named(.screen).events.events.contains) ?? false
    guard body == .screen, let handler = handlerNode(around: token),
      isOfScreen || task(named: token) != nil || screen(named: token) != nil
        || isChange(HandlerSyntax(unchecked: tree, handler), of: token),
      let part = partOfScreen(around: token)
    else { return false }
    let edits = SyntaxOrigins(tree).edits(for: [
      .delete(OriginID(node: handler)),
      .insert(tree.text(of: handler), before: OriginID(node: part)),
    ])
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

  /// The node that a token of a handler belongs to.
  func handlerNode(around token: Int) -> Int? {
    nodes.indices.last {
      kind($0) == .handler && Int(nodes[$0].firstToken) <= token && token < Int(nodes[$0].endToken)
    }
  }

  /// The element directly in the screen that has a token in it.
  private func partOfScreen(around token: Int) -> Int? {
    func has(_ node: Int) -> Bool {
      Int(nodes[node].firstToken) <= token && token < Int(nodes[node].endToken)
    }
    guard
      let screen = tree.children(of: 0).first(where: { kind($0) == .screenDeclaration && has($0) }),
      let block = tree.child(of: screen, .block)
    else { return nil }
    return tree.children(of: block).first(where: has)
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

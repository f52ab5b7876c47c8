import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Events of components, and the handlers of uses that receive them.
extension Checker {
  /// Types the parameters of all events. Their defaults can use only the file's names.
  mutating func checkEvents() {
    scope = NameMap()
    for component in tables.components {
      checkActions(component.scope.actions.filter { tables.actions[$0].isEvent })
    }
  }

  /// The events of the component of a use.
  private func events(of use: Element) -> (program: Program?, events: [Int])? {
    guard use.payload >= 0 else { return nil }
    let symbol = tables.componentUses[Int(use.payload)]
    let index = Int(symbol.index)
    if symbol.file == file {
      return (nil, tables.components[index].scope.actions.filter { tables.actions[$0].isEvent })
    }
    return tables.imported[symbol.file].map { ($0, $0.events(of: $0.components[index])) }
  }

  /// The event of the component of a use that a token names.
  private mutating func event(of use: Element, _ token: Int) -> Symbol? {
    guard use.payload >= 0 else { return nil }
    let symbol = tables.componentUses[Int(use.payload)]
    let program = symbol.file == file ? nil : tables.imported[symbol.file]
    if program == nil, symbol.file != file { return nil }
    let component = program?.components[Int(symbol.index)] ?? tables.components[Int(symbol.index)]
    let name = name(ofToken: token)
    guard let index = member(name, of: component.scope.actions, .action, in: program),
      program?.actions[index].isEvent ?? tables.actions[index].isEvent
    else { return nil }
    return Symbol(.action, symbol.file, index)
  }

  func eventNames(of use: Element) -> [String] {
    guard let (program, events) = events(of: use) else { return [] }
    return events.map { event in
      program.map { $0.text($0.actions[event].name) } ?? text(tables.actions[event].name)
    }
  }

  /// The event that a handler of a use names.
  mutating func checkReceivedEvent(_ view: HandlerSyntax, _ use: Element) -> Symbol? {
    if let token = view.nameToken, let event = event(of: use, token) {
      refer(token, event)
      return event
    }
    guard let (program, events) = events(of: use) else { return nil }
    let component = tables.componentUses[Int(use.payload)]
    func name(_ event: Int) -> String {
      program.map { $0.text($0.actions[event].name) } ?? text(tables.actions[event].name)
    }
    if isForeign(view) {
      _ = refineHandler(view, use)
      return nil
    }
    guard let token = view.nameToken else {
      guard !view.steps.isEmpty else { return nil }
      let end = tree.tokenRange(wordToken(tree, view.node)).upperBound
      report(
        Finding(
          ControlCode.incompleteTargetAction, at: location(view.node),
          label: Phrase(Message("which event?", "哪个事件？")),
          fixes: events.count == 1
            ? [
              Fix(
                Message("add `{event}`", "加上 `{event}`")(["event": .text(name(events[0]))]),
                .suggestion, [Edit(Location(file, end..<end), " " + name(events[0]))])
            ] : []))
      return nil
    }
    let spelled = text(ofToken: token)
    // The event that could not be read may be this one.
    if program == nil, isIncomplete(tables.components[Int(component.index)].origin.node) {
      return nil
    }
    if program == nil, sendsUndeclared(spelled, tables.components[Int(component.index)].origin.node)
    {
      return nil
    }
    var near = suggestion(token, spelled, events.map(name))
    if near.label == nil {
      near.label =
        events.isEmpty
        ? Phrase(Message("it declares no `event`", "它没有声明 `event`"))
        : Message("it sends {events}", "它发送 {events}")([
          "events": .list(events.prefix(8).map { "`\(name($0))`" })
        ])
    }
    report(
      Finding(
        ControlCode.unsupportedEvent, at: location(ofToken: token),
        ["kind": .phrase(describe(use)), "event": .text("`\(spelled)`")], label: near.label,
        related: place(component), fixes: near.fixes))
    return nil
  }

  /// Whether a component sends an event that it does not declare: that is reported there.
  private func sendsUndeclared(_ name: String, _ component: Int) -> Bool {
    (component..<component + Int(nodes[component].size)).contains { node in
      kind(node) == .actionCall
        && ActionCall(unchecked: tree, node).nameToken.map { text(ofToken: $0) == name } == true
    }
  }

  /// Whether a use of a component of the file handles an event of a name.
  func isReceived(_ name: String) -> Bool {
    nodes.indices.contains { node in
      kind(node) == .handler
        && HandlerSyntax(unchecked: tree, node).nameToken.map { text(ofToken: $0) == name } == true
    }
  }

  /// Whether the parameters of an event could not be read, or a screen hands nothing back.
  func isBroken(_ event: Symbol) -> Bool {
    if event.kind == .screen, screenHead(of: event)?.result == nil { return true }
    return event.file == file && hasError(tables.origin(of: event).node)
  }

  /// `on retry -> n = count`: a value of the event that the handler does not name.
  func meaning(ofEventValue name: String) -> Suggestion? {
    guard let (handled, view, _) = handledEvent, let event = handled, event.file == file,
      view.parameterTokens.isEmpty,
      let token = view.nameToken
    else { return nil }
    let names = valueNames(of: event, isFailure: view.outcomeToken != nil, asked: name)
    guard names.contains(name) else { return nil }
    let list = "(\(names.joined(separator: ", ")))"
    let end = tree.tokenRange(view.outcomeToken ?? token).upperBound
    let spelled = tree.source.string(tree.tokenRange(token).lowerBound..<end)
    return (
      Message("name the values of the event: `on {event}`", "请写出事件的值：`on {event}`")(
        ["event": .text(spelled + list)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(list)]), .suggestion,
          [Edit(Location(file, end..<end), list)])
      ]
    )
  }

  /// The names of what an event brings; a task leaves them to the handler, where people write some of them without
  /// having named it.
  private func valueNames(of event: Symbol, isFailure: Bool, asked name: String) -> [String] {
    switch event.kind {
    case .action:
      return tables.actions[Int(event.index)].parameters.map { text(tables.parameters[$0].name) }
    case .task where isFailure:
      return ["message", "error", "reason", "errorMessage", "failure"].filter { $0 == name }
    case .task where tables.tasks[Int(event.index)].result != nil:
      return ["value", "result", "response", "data", "output", "newValue"].filter { $0 == name }
    default: return []
    }
  }

  func isEvent(_ symbol: Symbol) -> Bool {
    symbol.kind == .action && symbol.file == file && tables.actions[Int(symbol.index)].isEvent
  }

  /// `on load(accounts) -> …` in a screen: its task has ended well, or `on load.failed`, badly.
  mutating func checkTaskEvent(_ view: HandlerSyntax, _ element: Element) -> Symbol? {
    guard element.form == .kind, element.kind == .screen, let token = view.nameToken,
      Vocabulary.event(name(ofToken: token)) == nil, let task = task(named: token)
    else { return nil }
    refer(token, task)
    tables.tasks[Int(task.index)].hasOutcome = true
    return task
  }

  /// `on PickStrength(strength) -> …` in a screen: one that it has opened hands its result back.
  mutating func checkResultEvent(_ view: HandlerSyntax, _ element: Element) -> Symbol? {
    guard element.form == .kind, element.kind == .screen, let token = view.nameToken,
      let symbol = screen(named: token), let head = screenHead(of: symbol)
    else { return nil }
    refer(token, symbol)
    if head.result == nil, view.outcomeToken == nil { reportNoResult(head, token) }
    return symbol
  }

  /// The screen of a name, where that is no event and no task.
  mutating func screen(named token: Int) -> Symbol? {
    let name = name(ofToken: token)
    guard Vocabulary.event(name) == nil, scope[name] == nil else { return nil }
    let symbol = fileScope[name]
    return symbol?.kind == .screen ? symbol : nil
  }

  /// `on load.failed(message) -> …`: whether a handler is for a task that has failed.
  mutating func checkOutcome(
    _ view: HandlerSyntax, _ event: EventName?, _ received: Symbol?, _ element: Element
  ) -> Bool {
    if received?.kind == .variable {
      if let name = view.nameToken { checkChange(view, name) }
      return false
    }
    guard let token = view.outcomeToken, let name = view.nameToken else { return false }
    let outcome = text(ofToken: token)
    let isTask = received?.kind == .task
    if view.names.count > 2 {
      reportPath(view, outcome, hasEvent: !isTask || outcome == "failed")
      return isTask
    }
    if isTask && outcome == "failed" || event == nil && received == nil { return isTask }
    let word = isTask ? ForeignWords.outcomes[outcome]?.here.first ?? outcome : ""
    let near: Suggestion
    if isTask, word != "finished" {
      near = suggestion(token, word, ["failed"])
    } else {
      let end = tree.tokenRange(name).upperBound..<tree.tokenRange(token).upperBound
      near = (
        isTask
          ? Message("`on {task}` comes when it has ended well", "`on {task}` 在它顺利结束时到来")(
            ["task": .text(text(ofToken: name))])
          : received?.kind == .screen
            ? Message(
              "a screen that is closed says nothing; what it hands back comes with `on {screen}(value)`",
              "界面关闭时没有事件；它交回的值随 `on {screen}(值)` 到来")(["screen": .text(text(ofToken: name))])
            : Phrase(Message("only a task fails", "只有任务会失败")),
        received?.kind == .screen
          ? []
          : [
            Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, end), "")])
          ]
      )
    }
    report(
      Finding(
        ControlCode.unsupportedEvent, at: location(ofToken: token),
        [
          "kind": .phrase(received.flatMap { isTask ? describe($0) : nil } ?? describe(element)),
          "event": .text("`\(text(ofToken: name)).\(outcome)`"),
        ],
        label: near.label ?? Message("a task has `failed`", "任务有 `failed`")(), fixes: near.fixes))
    return isTask && word != "finished"
  }

  /// `on load.result.failed`: only what changes is a field.
  /// - Parameter hasEvent: Whether the first name may send what the last one says.
  private mutating func reportPath(_ view: HandlerSyntax, _ outcome: String, hasEvent: Bool) {
    let path = view.names.map { tree.text(of: $0) }
    let range =
      location(view.names[0]).range
      .upperBound..<location(view.names[path.count - 1]).range.lowerBound
    report(
      Finding(
        ControlCode.unsupportedEvent, at: location(view.names[1]),
        ["kind": .text(path[0]), "event": .text("`\(path.joined(separator: "."))`")],
        label: Message("only a variable has fields that are followed", "只有变量的字段可以跟随")(),
        fixes: hasEvent
          ? [
            Fix(
              Message("write `{text}`", "改为 `{text}`")(["text": .text("\(path[0]).\(outcome)")]),
              .suggestion, [Edit(Location(file, range), ".")])
          ] : []))
  }

  /// The types of the values that come with an event of a component, with the end of a task, or back from a
  /// screen.
  func values(of event: Symbol) -> [Type] {
    if event.kind == .variable { return [] }
    if event.kind == .screen { return screenHead(of: event)?.result.map { [$0] } ?? [] }
    if event.kind == .task { return tables.tasks[Int(event.index)].result.map { [$0] } ?? [] }
    guard let program = tables.imported[event.file] else {
      return tables.actions[Int(event.index)].parameters.map { tables.parameters[$0].type }
    }
    return program.actions[Int(event.index)].parameters.map { program.parameters[$0].type }
  }
}

extension Program {
  /// The events that a component sends, among its actions.
  public func events(of component: Component) -> [Int] {
    component.scope.actions.filter { tables.actions[$0].isEvent }
  }

  /// The handlers of a use that receive an event, or of a screen the end of a task or the result of a screen,
  /// in the order of the file.
  /// - Parameter isFailure: Whether the task has failed.
  public func receivers(
    in use: ElementID, of event: Symbol, isFailure: Bool = false
  ) -> [Handler] {
    tables.handlers[element(use).handlers].filter {
      $0.received == event && $0.isFailure == isFailure
    }
  }

  /// All handlers of a screen that receive something other than a failure, or a failure.
  public func receivers(in screen: ElementID, isFailure: Bool = false) -> [Handler] {
    tables.handlers[element(screen).handlers].filter {
      $0.received != nil && $0.isFailure == isFailure
    }
  }
}

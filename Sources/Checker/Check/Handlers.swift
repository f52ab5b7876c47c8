import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

extension Checker {
  mutating func checkHandler(_ node: Int, _ id: ElementID, _ element: Element) {
    let view = HandlerSyntax(unchecked: tree, node)
    let isUse = element.form == .componentUse
    let end =
      isUse
      ? nil
      : checkTaskEvent(view, element) ?? checkResultEvent(view, element)
        ?? checkChangeEvent(view, element)
    let event = isUse || end != nil ? nil : checkEvent(view, element)
    let received = isUse ? checkReceivedEvent(view, element) : end
    let isFailure = checkOutcome(view, event, received, element)
    let parameters = bindEventParameters(view, event, received, isFailure, element)
    let steps = view.steps
    if steps.isEmpty, !view.hasError {
      report(
        Finding(
          ControlCode.incompleteTargetAction, at: location(node),
          label: Phrase(Message("write `-> action()` here", "请在此写 `-> 动作()`"))))
    }
    activeEventParameters = parameters
    handledEvent = (received, view, id)
    defer { handledEvent = nil }
    let handler = Handler(
      element: id, event: event, received: received,
      followed: received.flatMap { followedPlace(view, $0) }, isFailure: isFailure,
      steps: checkSteps(steps), parameters: parameters, origin: OriginID(node: node))
    activeEventParameters = 0..<0
    activeSteps = NameStack()
    tables.handlers.append(handler)
  }

  private mutating func checkEvent(_ view: HandlerSyntax, _ element: Element) -> EventName? {
    guard element.form == .kind else {
      if element.form == .componentRoot {
        report(
          Finding(
            SyntaxCode.misplacedDeclaration, at: location(view.node),
            [
              "word": "on",
              "place": .phrase(
                Message("in {element}", "{element}中")(["element": .phrase(describe(element))])),
            ],
            label: view.outcomeToken.map { text(ofToken: $0) } == Checker.changed
              ? Message(
                "a screen follows its variables; here the control that changes it says `on {event}`",
                "由界面跟随它的变量；在这里由改变它的控件写 `on {event}`")([
                  "event": .text(EventName.valueChanged.name)
                ]) : nil))
      }
      return view.nameToken.flatMap { Vocabulary.event(self.name(ofToken: $0)) }
    }
    if isForeign(view) { return refineHandler(view, element) }
    let kind = Kind.named(element.kind)
    guard let token = view.nameToken else {
      guard !view.steps.isEmpty else { return nil }
      var fixes: [Fix] = []
      if let event = kind.defaultEvent {
        let end = tree.tokenRange(wordToken(tree, view.node)).upperBound
        fixes = [
          Fix(
            Message("add `{event}`", "加上 `{event}`")(["event": .text(event.name)]), .suggestion,
            [Edit(Location(file, end..<end), " " + event.name)])
        ]
      }
      report(
        Finding(
          ControlCode.incompleteTargetAction, at: location(view.node),
          label: Phrase(Message("which event?", "哪个事件？")), fixes: fixes))
      return nil
    }
    let name = self.name(ofToken: token)
    if let event = Vocabulary.event(name), kind.events.events.contains(event) { return event }
    // Rules report a handler of a kind that people cannot use, and what a kind is mistaken for.
    let hasOwnRule =
      (kind.role == .control && !kind.isInteractive)
      || Vocabulary.event(name).map(kind.events.misplaced.contains) == true
    if !hasOwnRule { reportEvent(view, token, element) }
    return Vocabulary.event(name)
  }

  /// Binds names to the values of an event, by position.
  private mutating func bindEventParameters(
    _ view: HandlerSyntax, _ event: EventName?, _ received: Symbol?, _ isFailure: Bool,
    _ element: Element
  ) -> Range<Int> {
    let first = tables.eventParameters.count
    let kind = element.form == .kind ? Kind.named(element.kind).events : nil
    // Only a task has an outcome: that has been reported.
    let isUnknown = view.outcomeToken != nil && !isFailure && received?.kind != .variable
    let declared =
      isUnknown
      ? []
      : received.map { isFailure ? [.string] : values(of: $0) }
        ?? event.flatMap { event in kind?.parameters(of: event).map { Type($0.type) } } ?? []
    let isUnread = isUnknown || received.map { isBroken($0) } ?? false
    let isKnown =
      received != nil
      ? !isUnread
      : event.map { kind?.events.contains($0) == true && kind?.misplaced.contains($0) == false }
        ?? false
    for (index, token) in view.parameterTokens.enumerated() {
      if index == declared.count, isKnown, let event = view.nameToken {
        let near = received == nil ? meaning(ofControlParameter: token, view, element) : nil
        reportArgument(
          location(ofToken: token),
          valueCount(declared.count)(
            ["event": .text(text(ofToken: event)), "count": .number(declared.count)]),
          label: near?.label,
          fixes: near?.fixes
            ?? (declared.isEmpty ? parametersFix(token) : [deletion(ofName: token)]))
      }
      tables.eventParameters.append(
        EventParameterDeclaration(
          name: name(ofToken: token), origin: OriginID(token: token),
          type: index < declared.count ? declared[index] : .poison))
    }
    return first == tables.eventParameters.count ? 0..<0 : first..<tables.eventParameters.count
  }

  mutating func checkCall(_ call: ActionCall) -> Step.Call? {
    guard let token = call.nameToken else { return nil }
    let name = name(ofToken: token)
    let symbol = scope[name] ?? resolve(name)
    if symbol == nil,
      reportScreenStep(call, token) || reportSetter(call, token) || reportEmission(call, token)
        || reportFunctionStep(call, token)
    {
      return nil
    }
    guard let symbol, symbol.kind == .action else {
      if let symbol {
        refer(token, symbol)
        report(
          Finding(
            LanguageCode.typeMismatch, at: location(ofToken: token),
            [
              "expected": .words("an action", "动作"),
              "found": .phrase(describe(symbol)),
            ],
            label: symbol.kind == .screen
              ? Message(
                "`push`, `sheet` or `popover` opens it", "用 `push`、`sheet` 或 `popover` 打开它")()
              : nil, related: place(symbol),
            fixes: symbol.kind == .screen
              ? [rewrite(call.node, "push \(tree.text(of: call.node))")] : []))
      } else {
        let near = suggestion(token, text(name), names(of: .action, in: scope))
        let arguments = arguments(ofUnknown: call)
        report(
          Finding(
            ControlCode.unresolvedReference, at: location(ofToken: token),
            notDeclared(text(name)),
            label: near.label ?? Phrase(Message("no action of this name", "没有此名称的动作")),
            fixes: near.label == nil
              ? declaration(ofAction: token, text(name), arguments) : near.fixes))
        return nil
      }
      for argument in call.arguments {
        if let value = argument.value { _ = expression(value, .anything) }
      }
      return nil
    }
    refer(token, symbol)
    return Step.Call(
      action: symbol,
      arguments: checkActionArguments(call, tables.actions[Int(symbol.index)], token))
  }

  mutating func checkActionArguments(
    _ call: ActionCall, _ action: Action, _ token: Int
  ) -> Range<Int> {
    if hasError(action.origin.node) {
      // Its parameters could not be read.
      for value in call.arguments.compactMap(\.value) {
        muted { _ = $0.expression(value, .anything) }
      }
      return 0..<0
    }
    let callee = Callee(
      name: action.name, origin: action.origin, kind: .parameter, parameters: action.parameters)
    let given = arguments(call.arguments, of: callee, token, call.node)
    return operands(
      zip(action.parameters, given).map { index, value in
        let parameter = tables.parameters[index]
        return value ?? parameter.defaultValue
          ?? (parameter.isNilByItself
            ? literal(.none, parameter.type, call.node) : poison(call.node))
      })
  }

  private func valueCount(_ count: Int) -> Message {
    switch count {
    case 0: Message("`{event}` comes with no values", "`{event}` 不带值")
    case 1: Message("`{event}` comes with one value", "`{event}` 只带有一个值")
    default: Message("`{event}` comes with {count} values", "`{event}` 只带有 {count} 个值")
    }
  }

  /// Deletes a name of a list with the comma before it.
  private func deletion(ofName token: Int) -> Fix {
    let comma = tree.significant(before: token) ?? token
    return Fix(
      Phrase(Message("delete it", "删除它")), .suggestion,
      [Edit(Location(file, tree.range(ofTokens: comma..<token + 1)), "")])
  }

  func place(_ symbol: Symbol) -> [Finding.Related] {
    declaration(of: symbol).map {
      [Finding.Related($0, Message("declared here", "声明于此")())]
    } ?? []
  }
}

import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

extension Checker {
  mutating func checkHandler(_ node: Int, _ id: ElementID, _ element: Element) {
    let view = HandlerSyntax(unchecked: tree, node)
    let isUse = element.form == .componentUse
    let end = isUse ? nil : checkTaskEvent(view, element) ?? checkResultEvent(view, element)
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
    handledEvent = received.map { ($0, view) }
    defer { handledEvent = nil }
    let handler = Handler(
      element: id, event: event, received: received, isFailure: isFailure,
      steps: checkSteps(steps), parameters: parameters, origin: OriginID(node: node))
    activeEventParameters = 0..<0
    activeSteps = []
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
            ]))
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
    if !hasOwnRule { reportEvent(token, text(name), kind) }
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
    let isUnknown = view.outcomeToken != nil && !isFailure
    let declared =
      isUnknown
      ? []
      : received.map { isFailure ? [.string] : values(of: $0) }
        ?? event.flatMap { event in kind?.parameters(of: event).map { Type($0.type) } } ?? []
    let isUnread = isUnknown || received.map { isBroken($0) } ?? false
    let isKnown =
      received != nil && !isUnread || event.flatMap { kind?.misplaced.contains($0) } == false
    for (index, token) in view.parameterTokens.enumerated() {
      if index == declared.count, isKnown, let event = view.nameToken {
        reportArgument(
          location(ofToken: token),
          valueCount(declared.count)(
            ["event": .text(text(ofToken: event)), "count": .number(declared.count)]),
          fixes: declared.isEmpty ? parametersFix(token) : [deletion(ofName: token)])
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
    let symbol = scope[name] ?? fileScope[name]
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
        let arguments = call.arguments.map { argument in
          let value = argument.value.map { expression($0, nil) }
          return (
            label: argument.labelToken.map { text(ofToken: $0) } ?? "value",
            type: value.map { type(of: $0) } ?? .poison
          )
        }
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
    var given = [ExpressionID?](repeating: nil, count: action.parameters.count)
    var hasProblem = false
    if hasError(action.origin.node) {
      // Its parameters could not be read.
      for value in call.arguments.compactMap(\.value) {
        muted { _ = $0.expression(value, .anything) }
      }
      return 0..<0
    }
    for (position, argument) in call.arguments.enumerated() {
      guard let value = argument.value else {
        hasProblem = true
        continue
      }
      let label = argument.labelToken.map { text(ofToken: $0) }
      let name = argument.labelToken.map { self.name(ofToken: $0) }
      guard let name, let index = member(name, of: action.parameters, .parameter, in: nil) else {
        hasProblem = true
        reportWrongArgument(argument, label, position, action, call)
        _ = expression(value, .anything)
        continue
      }
      let slot = index - action.parameters.lowerBound
      let type = tables.parameters[index].type
      let result = coerce(expression(value, type), to: type, .argument(label ?? ""))
      if given[slot] != nil {
        hasProblem = true
        reportArgument(
          location(argument.node),
          Message("`{name}` is given twice", "参数“{name}”重复")(["name": .text(label ?? "")]))
      }
      given[slot] = result
    }
    let missing = action.parameters.filter {
      given[$0 - action.parameters.lowerBound] == nil && tables.parameters[$0].isNeeded
    }
    if !missing.isEmpty, !hasProblem {
      reportArgument(
        location(ofToken: token),
        Message("missing argument: {names}", "缺少参数：{names}")([
          "names": .list(missing.map { "`\(text(tables.parameters[$0].name))`" })
        ]), related: parameterPlace(missing[0], nil), fixes: fillFix(missing, call, token))
    }
    let first = tables.operands.count
    for (slot, index) in action.parameters.enumerated() {
      let parameter = tables.parameters[index]
      let value =
        given[slot] ?? parameter.defaultValue
        ?? (parameter.isNilByItself
          ? literal(.none, parameter.type, call.node) : poison(call.node))
      tables.operands.append(value.rawValue)
    }
    return first == tables.operands.count ? 0..<0 : first..<tables.operands.count
  }

  private mutating func reportWrongArgument(
    _ argument: Argument, _ label: String?, _ position: Int, _ action: Action, _ call: ActionCall
  ) {
    let place = [
      Finding.Related(
        location(action.origin, .name), Message("declared here", "声明于此")())
    ]
    if let label {
      let names =
        suggestionsLeft < 0 ? [] : action.parameters.map { text(tables.parameters[$0].name) }
      let near = suggestion(argument.labelToken!, label, names)
      reportArgument(
        location(ofToken: argument.labelToken ?? argument.firstToken),
        Message("`{action}` has no parameter `{name}`", "“{action}”没有参数“{name}”")(
          ["action": .text(text(action.name)), "name": .text(label)]), label: near.label,
        related: place, fixes: near.fixes.isEmpty ? [renaming(argument, action, call)] : near.fixes)
      return
    }
    guard position < action.parameters.count else {
      reportArgument(
        location(argument.node),
        Message("`{action}` takes {count} arguments", "“{action}”接受 {count} 个参数")(
          ["action": .text(text(action.name)), "count": .number(action.parameters.count)]),
        related: place, fixes: [deletion(of: argument)])
      return
    }
    let name = text(tables.parameters[action.parameters.lowerBound + position].name)
    let start = location(argument.node).range.lowerBound
    reportArgument(
      location(argument.node),
      Message("arguments are written with their names: `{name}:`", "参数需要写出名称：`{name}:`")(
        ["name": .text(name)]),
      fixes: [
        Fix(
          Message("add `{name}:`", "加上 `{name}:`")(["name": .text(name)]), .suggestion,
          [Edit(Location(file, start..<start), "\(name): ")])
      ])
  }

  /// Gives an unknown argument the name of the first parameter that has no argument; deletes it where
  /// all have theirs.
  private func renaming(_ argument: Argument, _ action: Action, _ call: ActionCall) -> Fix {
    let given = call.arguments.compactMap { $0.labelToken.map { text(ofToken: $0) } }
    let names = action.parameters.map { text(tables.parameters[$0].name) }
    guard let label = argument.labelToken, let free = names.first(where: { !given.contains($0) })
    else { return deletion(of: argument) }
    return replacement(label, free)
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

  /// Deletes an argument with the comma that parts it from the others.
  func deletion(of argument: Argument) -> Fix {
    let first = argument.firstToken
    var range = tree.tokenRange(first).lowerBound..<location(argument.node).range.upperBound
    let after = tree.significant(from: Int(nodes[argument.node].endToken))
    if let before = tree.significant(before: first), tree.tokenKinds[before] == .comma {
      range = tree.tokenRange(before).lowerBound..<range.upperBound
    } else if tree.tokenKinds[after] == .comma {
      let next = tree.significant(from: after + 1)
      range = range.lowerBound..<tree.tokenRange(next).lowerBound
    }
    return Fix(
      Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])
  }

  func place(_ symbol: Symbol) -> [Finding.Related] {
    declaration(of: symbol).map {
      [Finding.Related($0, Message("declared here", "声明于此")())]
    } ?? []
  }
}

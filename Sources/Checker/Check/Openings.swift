import CtlDiagnostics
import CtlSyntax

/// Steps that open screens and take them away.
extension Checker {
  /// `push Details(kind: kind)`; with a target, the result goes there.
  mutating func checkOpening(_ view: OpeningSyntax, target: Target? = nil) -> Step.Opening? {
    noteBound(view.arguments)
    guard isInScreen(view.node, says: event(insteadOf: view)),
      let way = view.word.flatMap(OpeningWay.init(rawValue:)),
      let token = view.nameToken,
      let head = screenHead(
        token,
        declaring: {
          // What it would hand back is not known.
          target == nil
            ? $0.declaration(ofScreen: $1, view.arguments, covers: way != .push) : []
        })
    else {
      for argument in view.arguments {
        if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
      }
      return nil
    }
    refer(token, head.symbol)
    let arguments = operands(screenArguments(view.arguments, head, token, view.node))
    var opening = Step.Opening(way: way, screen: head.symbol, arguments: arguments)
    if let target {
      checkResult(head, target.type, token)
      opening.target = target.receiver
    }
    return opening
  }

  // MARK: Results

  /// Adds `-> Int` to a screen of this file.
  private func resultFix(_ head: ScreenHead, _ wanted: Type) -> [Fix] {
    guard head.symbol.file == file, !hasError(tables.screens[Int(head.symbol.index)].origin.node),
      let type = spelled(wanted),
      let block = tree.child(of: tables.screens[Int(head.symbol.index)].origin.node, .block),
      let last = tree.significant(before: firstToken(block))
    else { return [] }
    let place = tree.tokenRange(last).upperBound
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text("-> \(type)")]), .suggestion,
        [Edit(Location(file, place..<place), " -> \(type)")])
    ]
  }

  /// Whether a handler of another screen of the file waits for a value of one: that it gives none is
  /// reported there.
  private func isAwaited(_ name: String) -> Bool {
    nodes.indices.contains { node in
      kind(node) == .opening
        && OpeningSyntax(unchecked: tree, node).nameToken.map {
          text(ofToken: $0) == name
        } == true
        && (tree.significant(before: firstToken(node)).map { tree.tokenKinds[$0] == .assign }
          ?? false)
    }
  }

  /// A value of a screen is wanted that hands none back.
  mutating func reportNoResult(_ head: ScreenHead, _ token: Int, fixes: [Fix] = []) {
    report(
      Finding(
        LanguageCode.noResult, at: location(ofToken: token), ["name": .text(head.name)],
        label: Message("declare it: `screen {name} … -> Type`", "请声明：`screen {name} … -> 类型`")([
          "name": .text(head.name)
        ]),
        related: declared(head.place), fixes: fixes))
  }

  private mutating func checkResult(_ head: ScreenHead, _ wanted: Type, _ token: Int) {
    guard let result = head.result else {
      reportNoResult(head, token, fixes: resultFix(head, wanted))
      return
    }
    guard !result.isPoison, !wanted.isPoison else { return }
    if fits(result, wanted) { return }
    let adding = adding(result, to: wanted, before: tree.significant(before: token) ?? token)
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(ofToken: token),
        ["expected": .phrase(describe(wanted)), "found": .phrase(describe(result))],
        label: adding.label, related: declared(head.place), fixes: adding.fixes))
  }

  /// `close` and `finish(value)`, which no action is called; nil for a call of an action.
  mutating func checkLeaving(_ call: ActionCall) -> Leaving? {
    guard let token = call.nameToken else { return nil }
    let name = text(ofToken: token)
    guard name == "close" || name == "finish" else { return nil }
    if let symbol = scope[self.name(ofToken: token)], symbol.kind == .action { return nil }
    guard isInScreen(call.node) else { return .mistake }
    return name == "close" ? checkClose(call) : checkFinish(call, token)
  }

  /// A step that takes its screen away.
  enum Leaving {
    case step(Step.Form)
    /// It has been reported.
    case mistake
  }

  /// `dismiss()`, `present(Details())` and a `push` without a screen, which are no actions that are
  /// missing; returns whether the call is one.
  mutating func reportScreenStep(_ call: ActionCall, _ token: Int) -> Bool {
    let name = text(ofToken: token)
    let label: Phrase
    var fixes: [Fix] = []
    if OpeningWay(rawValue: name) != nil || name == "pushView" {
      fixes = openingFix(call, name)
      label = Message(
        "write the screen after it: `{name} Screen(…)`", "请在后面写出界面：`{name} 界面(…)`")(
          ["name": .text(name)])
    } else if Checker.openingWords.contains(name), call.opensScreen(self) {
      fixes = openingFix(call, ["present", "modal"].contains(name) ? "sheet" : "push")
      label = Phrase(
        Message(
          "`push Screen(…)`, `sheet Screen(…)` and `popover Screen(…)` open screens",
          "打开界面请写 `push 界面(…)`、`sheet 界面(…)` 或 `popover 界面(…)`"))
    } else if name == "return", call.arguments.isEmpty {
      label = Phrase(
        Message(
          "`if` and `else` choose between steps; none ends the others",
          "用 `if` 和 `else` 选择步骤；没有提前结束"))
    } else if name == "cancel", call.arguments.count == 1, let value = call.arguments[0].value,
      kind(value) == .nameExpression, task(named: firstToken(value)) != nil
    {
      let text = "cancel \(tree.text(of: value))"
      label = Message("write `{text}`", "请写 `{text}`")(["text": .text(text)])
      fixes = [rewrite(call.node, text)]
    } else if ["dismiss", "pop", "goBack", "back", "exit"].contains(name),
      call.arguments.isEmpty
    {
      label = Phrase(Message("`close` takes a screen away", "`close` 让界面消失"))
      fixes = [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": "close"]), .suggestion,
          [Edit(location(call.node), "close")])
      ]
    } else if let reason = reasonAgainst(step: name) {
      label = reason
    } else {
      return false
    }
    for argument in call.arguments {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
    report(
      Finding(
        ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(name),
        label: label, fixes: fixes))
    return true
  }

  /// Words of other languages for the opening of a screen.
  private static let openingWords = [
    "present", "show", "navigate", "open", "goTo", "navigateTo", "modal", "segue", "openScreen",
  ]

  /// `level = present(PickLevel())`: a screen that hands a value back is a sheet.
  func meaning(ofOpening name: String, _ arguments: [Argument], _ node: Int) -> Suggestion? {
    guard Checker.openingWords.contains(name) || OpeningWay(rawValue: name) != nil,
      arguments.count == 1, arguments[0].labelToken == nil, let value = arguments[0].value,
      opensScreen(value)
    else { return nil }
    return (
      Phrase(
        Message(
          "a step opens a screen and waits for its value: `name = sheet Screen(…)`",
          "步骤打开界面并等待它的值：`名称 = sheet 界面(…)`")),
      [rewrite(node, "sheet \(tree.text(of: value))")]
    )
  }

  /// Whether an expression names a screen of the file.
  fileprivate func opensScreen(_ value: Int) -> Bool {
    let name = text(ofToken: firstToken(value)).filter { $0 != "\"" }
    return tables.screens.contains { text($0.name) == name }
  }

  /// `push(Details())` as `push Details()`.
  private func openingFix(_ call: ActionCall, _ way: String) -> [Fix] {
    guard call.opensScreen(self), call.arguments.count == 1, let value = call.arguments[0].value
    else { return [] }
    let text = tree.text(of: value).filter { $0 != "\"" }
    return [rewrite(call.node, "\(way) \(text)")]
  }

  private mutating func checkClose(_ call: ActionCall) -> Leaving {
    guard let list = tree.child(of: call.node, .arguments) else { return .step(.close) }
    for value in call.arguments.compactMap(\.value) {
      muted { _ = $0.expression(value, .anything) }
    }
    if tables.screens[checkedScreen].result != nil, let value = call.arguments.first?.value {
      let text = "finish(\(tree.text(of: value)))"
      reportArgument(
        location(list),
        Message("`close` takes no value; `{text}` hands it back", "`close` 不带值；`{text}` 把值交回")([
          "text": .text(text)
        ]), fixes: [rewrite(call.node, text)])
      return .mistake
    }
    reportArgument(
      location(list), Message("`close` takes no arguments", "`close` 不接受参数")(),
      fixes: [
        Fix(Phrase(Message("delete it", "删除它")), .safe, [Edit(location(list), "")])
      ])
    return .mistake
  }

  private mutating func checkFinish(_ call: ActionCall, _ token: Int) -> Leaving {
    let values = call.arguments
    guard let result = tables.screens[checkedScreen].result else {
      for value in values.compactMap(\.value) { muted { _ = $0.expression(value, .anything) } }
      if isAwaited(text(tables.screens[checkedScreen].name))
        || hasError(tables.screens[checkedScreen].origin.node)
      {
        return .mistake
      }
      report(
        Finding(
          LanguageCode.noResult, at: location(ofToken: token),
          ["name": .text(text(tables.screens[checkedScreen].name))],
          related: declared(location(tables.screens[checkedScreen].origin, .name)),
          fixes: [
            Fix(
              Message("write `{text}`", "改为 `{text}`")(["text": "close"]), .suggestion,
              [Edit(location(call.node), "close")])
          ]))
      return .mistake
    }
    guard values.count == 1, values[0].labelToken == nil, let node = values[0].value else {
      for value in values.compactMap(\.value) { muted { _ = $0.expression(value, .anything) } }
      reportArgument(
        location(call.node),
        Message("`finish` hands back one value: `finish(value)`", "`finish` 交回一个值：`finish(值)`")())
      return .mistake
    }
    return .step(.finish(coerce(expression(node, result), to: result, .argument("finish"))))
  }
}

extension ActionCall {
  /// Whether the first argument names a screen of the file.
  fileprivate func opensScreen(_ checker: Checker) -> Bool {
    arguments.first?.value.map { checker.opensScreen($0) } ?? false
  }
}

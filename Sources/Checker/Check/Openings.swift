import CtlDiagnostics
import CtlSyntax

/// Steps that open screens and take them away.
extension Checker {
  /// `push Details(kind: kind)`; with a target, the result goes there.
  mutating func checkOpening(_ view: OpeningSyntax, target: Target? = nil) -> Step.Opening? {
    guard isInScreen(view.node, says: event(insteadOf: view)),
      let way = view.word.flatMap(OpeningWay.init(rawValue:)),
      let token = view.nameToken, let head = screenHead(token)
    else {
      for argument in view.arguments {
        if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
      }
      return nil
    }
    refer(token, head.symbol)
    let arguments = screenArguments(view, head, token)
    var opening = Step.Opening(way: way, screen: head.symbol, arguments: arguments)
    if let target {
      checkResult(head, target.type, token)
      opening.target = target.receiver
    }
    return opening
  }

  // MARK: Signatures

  /// What the opener of a screen knows of it.
  struct ScreenHead {
    struct Parameter {
      var name: String
      var type: Type
      var isNeeded: Bool
      var place: Location?
    }

    var name: String
    var symbol: Symbol
    var place: Location?
    var parameters: [Parameter]
    var result: Type?
  }

  private mutating func screenHead(_ token: Int) -> ScreenHead? {
    let name = name(ofToken: token)
    guard let symbol = fileScope[name] else {
      let isUnseen = reportUnseen(token, [.screen]) { $0.undeclared(token) }
      if isUnseen || mayBeDeclared(name) { return nil }
      let near = suggestion(token, text(name), names(of: .screen, in: fileScope))
      report(
        Finding(
          ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(text(name)),
          label: near.label ?? Phrase(Message("no screen of this name", "没有此名称的界面")),
          fixes: near.fixes))
      return nil
    }
    guard symbol.kind == .screen else {
      refer(token, symbol)
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(ofToken: token),
          ["expected": .words("a screen", "界面"), "found": .phrase(describe(symbol))],
          related: place(symbol)))
      return nil
    }
    return screenHead(of: symbol)
  }

  func screenHead(of symbol: Symbol) -> ScreenHead? {
    if symbol.file == file { return ScreenHead(tables, symbol) { location($0, .name) } }
    guard let program = tables.imported[symbol.file] else { return nil }
    return ScreenHead(program.tables, symbol) { program.location(of: $0, .name) }
  }

  // MARK: Arguments

  private mutating func screenArguments(
    _ view: OpeningSyntax, _ head: ScreenHead, _ token: Int
  ) -> Range<Int> {
    var given = [ExpressionID?](repeating: nil, count: head.parameters.count)
    var isReported = false
    for (position, argument) in view.arguments.enumerated() {
      guard let value = argument.value else {
        isReported = true
        continue
      }
      let label = argument.labelToken.map { text(ofToken: $0) }
      guard let slot = head.parameters.firstIndex(where: { $0.name == label }) else {
        isReported = true
        reportScreenArgument(argument, label, position, head)
        _ = expression(value, .anything)
        continue
      }
      let type = head.parameters[slot].type
      let result = coerce(expression(value, type), to: type, .argument(label ?? ""))
      if given[slot] != nil {
        isReported = true
        reportArgument(
          location(argument.node),
          Message("`{name}` is given twice", "参数“{name}”重复")(["name": .text(label ?? "")]))
      }
      given[slot] = result
    }
    let missing = head.parameters.indices.filter {
      given[$0] == nil && head.parameters[$0].isNeeded
    }
    if let first = missing.first, !isReported {
      reportArgument(
        location(ofToken: token),
        Message("missing argument: {names}", "缺少参数：{names}")([
          "names": .list(missing.map { "`\(head.parameters[$0].name)`" })
        ]), related: declared(head.parameters[first].place),
        fixes: fillFix(
          missing.map { (head.parameters[$0].name, head.parameters[$0].type) }, view.node,
          view.arguments))
    }
    let first = tables.operands.count
    for value in given { tables.operands.append((value ?? poison(view.node)).rawValue) }
    return first == tables.operands.count ? 0..<0 : first..<tables.operands.count
  }

  private func declared(_ place: Location?) -> [Finding.Related] {
    place.map { [Finding.Related($0, Message("declared here", "声明于此")())] } ?? []
  }

  private mutating func reportScreenArgument(
    _ argument: Argument, _ label: String?, _ position: Int, _ head: ScreenHead
  ) {
    if let label, let token = argument.labelToken {
      let near = suggestion(token, label, head.parameters.map(\.name))
      reportArgument(
        location(ofToken: token),
        Message("`{action}` has no parameter `{name}`", "“{action}”没有参数“{name}”")(
          ["action": .text(head.name), "name": .text(label)]), label: near.label,
        related: declared(head.place),
        fixes: near.fixes.isEmpty ? [renaming(argument, head)] : near.fixes)
    } else if head.parameters.indices.contains(position) {
      let name = head.parameters[position].name
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
    } else {
      reportArgument(
        location(argument.node),
        Message("`{action}` takes {count} arguments", "“{action}”接受 {count} 个参数")(
          ["action": .text(head.name), "count": .number(head.parameters.count)]),
        related: declared(head.place), fixes: [deletion(of: argument)])
    }
  }

  /// Gives an unknown argument the name of the only parameter; deletes it where there are others.
  private func renaming(_ argument: Argument, _ head: ScreenHead) -> Fix {
    guard head.parameters.count == 1, let label = argument.labelToken else {
      return deletion(of: argument)
    }
    return replacement(label, head.parameters[0].name)
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

  private mutating func checkResult(_ head: ScreenHead, _ wanted: Type, _ token: Int) {
    guard let result = head.result else {
      report(
        Finding(
          LanguageCode.noResult, at: location(ofToken: token), ["name": .text(head.name)],
          label: Message("declare it: `screen {name} … -> Type`", "请声明：`screen {name} … -> 类型`")([
            "name": .text(head.name)
          ]),
          related: declared(head.place), fixes: resultFix(head, wanted)))
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

extension Checker.ScreenHead {
  fileprivate init(
    _ tables: ProgramTables, _ symbol: Symbol, _ location: (OriginID) -> Location?
  ) {
    let screen = tables.screens[Int(symbol.index)]
    name = tables.names.text(screen.name)
    self.symbol = symbol
    place = location(screen.origin)
    parameters = tables.parameters(of: screen).map { index in
      let variable = tables.variables[index]
      return Parameter(
        name: tables.names.text(variable.name), type: variable.type,
        isNeeded: variable.isNeeded, place: location(variable.origin))
    }
    result = screen.result
  }
}

extension Program {
  fileprivate var screenNames: [String] { tables.screens.map { text($0.name) } }
}

extension ActionCall {
  /// Whether the first argument names a screen of the file.
  fileprivate func opensScreen(_ checker: Checker) -> Bool {
    arguments.first?.value.map { checker.opensScreen($0) } ?? false
  }
}

import CtlDiagnostics
import CtlSyntax

/// Steps that start and end tasks.
extension Checker {
  /// The task of a name.
  mutating func task(named token: Int) -> Symbol? {
    // The name first: a checker that is changed while it is read is copied.
    let name = name(ofToken: token)
    let symbol = scope[name]
    return symbol?.kind == .task ? symbol : nil
  }

  /// The call of a task in the place of a value: `accounts = load(id: 3)`.
  mutating func taskCall(_ node: Int) -> (call: ActionCall, task: Symbol)? {
    guard kind(node) == .postfixExpression else { return nil }
    let parts = parts(of: node)
    guard parts.count == 2, kind(parts[0]) == .nameExpression, kind(parts[1]) == .arguments,
      let task = task(named: firstToken(parts[0]))
    else { return nil }
    return (ActionCall(unchecked: tree, node), task)
  }

  /// `accounts = load(id: 3)` with a name that nothing has: reports that a task of it is not declared.
  mutating func reportUnknownTask(_ node: Int, _ wanted: Type) -> Bool {
    guard body == .screen, kind(node) == .postfixExpression, case let parts = parts(of: node),
      parts.count == 2, kind(parts[0]) == .nameExpression, kind(parts[1]) == .arguments
    else { return false }
    let token = firstToken(parts[0])
    let (id, name) = (name(ofToken: token), text(ofToken: token))
    guard name.first?.isLowercase == true, resolve(id) == nil, !mayBeDeclared(id),
      !BuiltInNames.functions.contains(name), !Constructor.all.contains(where: { $0.name == name })
    else { return false }
    let call = ActionCall(unchecked: tree, node)
    guard meaning(ofFunction: token, name, call.arguments, node).label == nil else { return false }
    let given = arguments(ofUnknown: call)
    guard !given.contains(where: { $0.type.isPoison }) else { return false }
    report(
      Finding(
        LanguageCode.unknownFunction, at: location(ofToken: token), ["name": .text(name)],
        fixes: declaration(ofAction: token, name, given, result: wanted)))
    return true
  }

  /// `load(id: 3)`
  /// - Parameter target: What gets the value, and the type of what it takes.
  mutating func checkStart(
    _ call: ActionCall, of symbol: Symbol, target: Target? = nil
  ) -> Step.Start? {
    let token = firstToken(call.node)
    refer(token, symbol)
    guard isTaskOfScreen(token) else {
      for argument in call.arguments {
        if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
      }
      return nil
    }
    let index = Int(symbol.index)
    tables.tasks[index].isStarted = true
    tables.tasks[index].hasOutcome = true
    let task = tables.tasks[index]
    if let target { checkValue(of: symbol, target.type, token) }
    let arguments = checkActionArguments(
      call, Action(name: task.name, origin: task.origin, parameters: task.parameters), token)
    return Step.Start(task: symbol, arguments: arguments, target: target?.receiver)
  }

  /// `cancel load`, `cancel download(episode)`
  mutating func checkCancellation(_ view: CancellationSyntax) -> Step.Form? {
    guard let token = view.nameToken else { return nil }
    let name = name(ofToken: token)
    guard let symbol = resolve(name) else {
      let near = suggestion(token, text(name), names(of: .task, in: scope))
      report(
        Finding(
          ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(text(name)),
          label: near.label ?? Phrase(Message("no task of this name", "没有此名称的任务")),
          fixes: near.label == nil ? declaration(ofTask: text(name), token) : near.fixes))
      return nil
    }
    refer(token, symbol)
    guard symbol.kind == .task else {
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(ofToken: token),
          ["expected": .words("a task", "任务"), "found": .phrase(describe(symbol))],
          related: place(symbol)))
      return nil
    }
    guard isTaskOfScreen(token) else { return nil }
    tables.tasks[Int(symbol.index)].hasOutcome = true
    guard let list = view.item else { return .cancel(symbol, item: nil) }
    return item(list, of: symbol).map { .cancel(symbol, item: $0) }
  }

  /// A component is used by several screens, so that none of them is its own.
  private mutating func isTaskOfScreen(_ token: Int) -> Bool {
    if body != .component { return true }
    if let task = task(named: token) {
      let view = TaskDeclaration(unchecked: tree, tables.tasks[Int(task.index)].origin.node)
      if !view.parameters.isEmpty || view.result != nil { return false }
    }
    report(
      Finding(
        LanguageCode.taskInComponent, at: location(ofToken: token),
        ["name": .text(text(ofToken: token))], label: Checker.taskOfScreen))
    return false
  }

  static let taskOfScreen = Phrase(
    Message(
      "declare it in the screen; the component sends an `event`", "请在界面中声明；组件发送 `event`"))

  /// Whether a task brings what the variable takes.
  private mutating func checkValue(of task: Symbol, _ wanted: Type, _ token: Int) {
    guard let result = tables.tasks[Int(task.index)].result else {
      report(
        Finding(
          LanguageCode.taskWithoutValue, at: location(ofToken: token),
          ["name": .text(text(ofToken: token))], related: place(task),
          fixes: resultFix(task, wanted)))
      return
    }
    guard !result.isPoison, !wanted.isPoison, !fits(result, wanted) else { return }
    let adding = adding(result, to: wanted, before: token)
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(ofToken: token),
        ["expected": .phrase(describe(wanted)), "found": .phrase(describe(result))],
        label: adding.label, related: place(task), fixes: adding.fixes))
  }
}

/// What a file reads of tasks.
extension Checker {
  /// `titles = load()` with `task load()`: what it brings stands after `->`.
  private func resultFix(_ task: Symbol, _ wanted: Type) -> [Fix] {
    let index = Int(task.index)
    guard task.file == file, let text = typeName(wanted) else { return [] }
    let end = location(tables.tasks[index].origin.node).range.upperBound
    return [
      Fix(
        Message("declare it with `{text}`", "声明时写上 `{text}`")(["text": .text("-> \(text)")]),
        .suggestion, [Edit(Location(file, end..<end), " -> \(text)")])
    ]
  }

  /// A type as the file writes it.
  private func typeName(_ type: Type) -> String? {
    if type.isList { return typeName(type.element).map { "[\($0)]" } }
    if type.isOptional { return typeName(type.element).map { "\($0)?" } }
    guard type.isPlain else { return nil }
    let isDeclared = type.base == .record || type.base == .enumeration
    return type.base.builtInName ?? (isDeclared ? declaredName(type) : nil)
  }

  /// `load.state == .running`, `load.error != nil`: what is asked instead.
  private func comparedState(_ task: String, _ name: String, _ token: Int) -> Suggestion? {
    let sign = tree.significant(from: token + 1)
    guard [.equal, .notEqual].contains(tree.tokenKinds[sign]),
      let dot = tree.significant(before: token), let base = tree.significant(before: dot)
    else { return nil }
    var end = tree.significant(from: sign + 1)
    let isNil = tree.tokenKinds[end] == .nilKeyword
    if tree.tokenKinds[end] == .dot { end = tree.significant(from: end + 1) }
    let word = text(ofToken: end).lowercased().filter(\.isLetter)
    var isOpposite = tree.tokenKinds[sign] == .notEqual
    let asked: String
    switch word {
    case "running", "loading", "inprogress", "pending", "active", "started": asked = "isRunning"
    case "failed", "error", "failure": asked = "isFailed"
    case "nil" where ["error", "failure"].contains(name) && isNil:
      asked = "isFailed"
      isOpposite.toggle()
    default: return nil
    }
    let text = "\(isOpposite ? "!" : "")\(task).\(asked)"
    return (
      Message("it is `{task}.{name}`", "应为 `{task}.{name}`")([
        "task": .text(task), "name": .text(asked),
      ]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, tree.range(ofTokens: base..<end + 1)), text)])
      ]
    )
  }

  /// `for title in load(page: 1)`: what the task brought the last time.
  func broughtFix(_ value: ExpressionID, _ node: Int) -> [Fix] {
    let expression = tables.expressions[value.index]
    guard expression.operation == .reference,
      case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .task,
      symbol.file == file, body == .screen, tables.tasks[Int(symbol.index)].result != nil,
      !isInSteps(node)
    else { return [] }
    let name = tree.text(of: expression.origin.node)
    let other = tables.tasks[Int(symbol.index)].result.flatMap { Checker.plainValue($0) }
    return [rewrite(node, "\(name).value" + (other.map { " ?? \($0)" } ?? ""))]
  }

  /// Whether a node is a step, or in one: what a call brings is not there yet when the next step runs.
  private func isInSteps(_ node: Int) -> Bool {
    let handler = nodes[..<node].suffix(512).lastIndex { $0.kind == .handler }
    return handler.map { $0 + Int(nodes[$0].size) > node } ?? false
  }

  /// `load.isRunning`
  /// - Parameter item: The item whose work is read.
  mutating func taskState(
    _ symbol: Symbol, _ token: Int, _ node: Int, item: ExpressionID? = nil
  ) -> ExpressionID {
    let name = text(ofToken: token)
    let index = Int(symbol.index)
    guard let state = TaskState(rawValue: name) else {
      if let argument = taskArgument(symbol, token, node, item) { return argument }
      reportTaskState(symbol, name, token)
      return poison(node)
    }
    if state != .isRunning {
      if reportsComponent(task: index, token) { return poison(node) }
      tables.tasks[index].hasOutcome = true
    }
    // Whether it runs is known of all work together, too.
    if state != .isRunning, item == nil, reportsManyItems(symbol, token) { return poison(node) }
    guard let type = state.type(in: tables.tasks[index]) else {
      report(
        Finding(
          LanguageCode.taskWithoutValue, at: location(ofToken: token),
          ["name": .text(text(tables.tasks[index].name))], related: place(symbol)))
      return poison(node)
    }
    let reference = use(symbol, node, nil)
    let operands = [reference] + (item.map { [$0] } ?? [])
    return make(.taskState, type, node, operands: operands, payload: state.code)
  }

  /// `download.episode`: what the latest start gave a parameter. It may be missing, except where the end of
  /// the task is handled.
  private mutating func taskArgument(
    _ symbol: Symbol, _ token: Int, _ node: Int, _ item: ExpressionID?
  ) -> ExpressionID? {
    let index = Int(symbol.index)
    let name = name(ofToken: token)
    let parameters = tables.tasks[index].parameters
    guard let parameter = member(name, of: parameters, .parameter, in: nil) else { return nil }
    refer(token, Symbol(.parameter, file, parameter))
    if reportsComponent(task: index, token) { return poison(node) }
    let position = parameter - parameters.lowerBound
    tables.tasks[index].keptArguments.insert(position)
    let type = tables.parameters[parameter].type
    let isEnd = handledEvent?.event == symbol && item == nil
    if !isEnd, item == nil, reportsManyItems(symbol, token) { return poison(node) }
    let reference = use(symbol, node, nil)
    return make(
      .taskState, isEnd ? type : type.optional ?? .poison, node,
      operands: [reference] + (item.map { [$0] } ?? []),
      payload: TaskState.code(ofArgument: position))
  }

  /// Whether a component reads of a task what only its screen may; that is reported.
  private mutating func reportsComponent(task: Int, _ token: Int) -> Bool {
    if body != .component { return false }
    report(
      Finding(
        LanguageCode.taskInComponent, at: location(ofToken: token),
        ["name": .text(text(tables.tasks[task].name))]))
    return true
  }

  /// `load.cancel()` as `cancel load`, `load.start(id: 3)` as `load(id: 3)`.
  private func callFix(_ member: Int, _ text: String, keepsArguments: Bool) -> [Fix] {
    guard let dot = tree.significant(before: member), let base = tree.significant(before: dot)
    else { return [] }
    let paren = tree.significant(from: member + 1)
    guard tree.tokenKinds[paren] == .leftParen else { return [] }
    var end = member
    if !keepsArguments {
      end = tree.significant(from: paren + 1)
      guard tree.tokenKinds[end] == .rightParen else { return [] }
    }
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
        [Edit(Location(file, tree.range(ofTokens: base..<end + 1)), text)])
    ]
  }

  mutating func reportTaskState(_ symbol: Symbol, _ name: String, _ token: Int) {
    let task = text(tables.tasks[Int(symbol.index)].name)
    var near: Suggestion
    switch name {
    case _ where comparedState(task, name, token) != nil:
      near = comparedState(task, name, token)!
    case "cancel", "stop", "abort":
      near = (
        Message("write `cancel {task}`", "请写 `cancel {task}`")(["task": .text(task)]),
        callFix(token, "cancel \(task)", keepsArguments: false)
      )
    case "start", "run", "retry", "execute", "reload":
      near = (
        Message("a call starts it: `{task}(…)`", "调用即可启动：`{task}(…)`")(["task": .text(task)]),
        callFix(token, task, keepsArguments: true)
      )
    case "error", "failure":
      near = (
        Message("its text is `{task}.message`", "它的文字是 `{task}.message`")(["task": .text(task)]),
        [replacement(token, "message")]
      )
    case "result", "data":
      near = (
        Message("it is `{task}.value`", "应为 `{task}.value`")(["task": .text(task)]),
        [replacement(token, "value")]
      )
    default:
      let names = statesAndParameters(of: symbol)
      let here = ForeignWords.taskStates[name]?.here.first
      near =
        here.map {
          (
            Message("it is `{task}.{name}`", "应为 `{task}.{name}`")(
              ["task": .text(task), "name": .text($0)]), [replacement(token, $0)]
          )
        } ?? suggestion(token, name, names)
      if near.label == nil { near.label = whatIsRead(of: names) }
    }
    report(
      Finding(
        LanguageCode.unknownMember, at: location(ofToken: token),
        ["type": .phrase(describe(symbol)), "name": .text(name)], label: near.label,
        related: place(symbol), fixes: near.fixes))
  }

  /// What a file may read of a task.
  private func statesAndParameters(of task: Symbol) -> [String] {
    let own = tables.tasks[Int(task.index)]
    let states = TaskState.allCases.filter { $0.type(in: own) != nil }.map(\.rawValue)
    // A state goes before a parameter of its name.
    return states
      + tables.parameters[own.parameters].map { text($0.name) }
      .filter { TaskState(rawValue: $0) == nil }
  }

  private func whatIsRead(of names: [String]) -> Phrase {
    Message("it can be asked for {names}", "可以读取 {names}")(
      ["names": .list(names.map { "`\($0)`" })])
  }

  func whatIsRead(of task: Symbol) -> Phrase { whatIsRead(of: statesAndParameters(of: task)) }
}

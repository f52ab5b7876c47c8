import CtlCatalogue
import CtlChecker
import CtlSyntax

/// Steps that start and end tasks, and what is read of tasks.
extension Completer {
  /// Whether a token stands before the name of a task that is ended.
  func isCancelWord(_ token: Int) -> Bool {
    context.kind(token) == .identifier && context.text(token) == "cancel"
  }

  /// The word that begins such a step, where there is a task.
  mutating func cancellation() {
    guard enclosingScreen != nil, visibleNames.contains(where: { $0.symbol.kind == .task }) else {
      return
    }
    keyword("cancel", Snippet("cancel ") + .field("task"), rank: 24)
  }

  /// The tasks that may be ended.
  mutating func cancelledTasks() {
    for visible in visibleNames where visible.symbol.kind == .task {
      add(visible, detail: snapshot.signature(of: visible.symbol), rank: 10)
    }
  }

  /// Calls of tasks whose values a variable takes.
  mutating func valuesOfTasks(_ type: Type?) {
    guard enclosingScreen != nil else { return }
    for visible in visibleNames where visible.symbol.kind == .task {
      guard let result = program.task(of: visible.symbol)?.task.result else { continue }
      let fits = type.map { $0.unwrapped == result.unwrapped } ?? true
      let call = snapshot.call(of: visible.symbol, named: visible.name) { argument(for: $0) }
      add(visible, detail: snapshot.signature(of: visible.symbol), rank: fits ? 11 : 40)
      if !isFollowed(by: .leftParen) { items[items.count - 1].snippet = call }
    }
  }

  /// The parameter for whose values a task runs at the same time, where its work for one is read or ended:
  /// `download(episode).isRunning`, `cancel download(episode)`.
  /// - Parameter callee: The name before the parentheses.
  func itemOfTask(read callee: Int) -> Symbol? {
    guard context.member.first.map({ context.kind($0) != .taskKeyword }) ?? true,
      let task = task(named: context.text(callee)), let item = snapshot.item(ofTask: task)
    else { return nil }
    if let before = tree.significant(before: callee), isCancelWord(before) { return item }
    guard let tokens = stepTokens, let first = tokens.first else { return item }
    // A step starts it.
    if first == callee { return nil }
    guard let sign = tree.significant(before: callee) else { return item }
    let isValue = [.assign, .plusAssign].contains(context.kind(sign))
    return isValue && context.kind(first) != .letKeyword ? nil : item
  }

  /// The task before a dot whose work for one item is read: `download(episode).`.
  func taskOfItem(endingAt base: Int) -> Symbol? {
    guard context.kind(base) == .rightParen, let open = bracket(closedBy: base),
      let name = tree.significant(before: open), tree.isName(name),
      let task = task(named: context.text(name)), snapshot.item(ofTask: task) != nil
    else { return nil }
    return task
  }

  /// `load.isRunning`
  /// - Parameter ofItem: Whether the work for one item is read.
  mutating func taskStates(_ symbol: Symbol, ofItem: Bool = false) {
    guard let task = program.task(of: symbol)?.task else { return }
    let expected = expectedType()
    let isOfAll = task.item != nil && !ofItem
    for state in TaskState.allCases where !isOfAll || state == .isRunning {
      guard let type = state.type(in: task) else { continue }
      add(
        state.rawValue, .property, "task \(state.rawValue)", detail: program.spelled(type),
        rank: snapshot.rank(type, expected))
      items[items.count - 1].order = items.count
    }
    let isEnd = handlesEnd(of: symbol) && !ofItem
    if isEnd || !isOfAll { startedWith(symbol, task, expected, isEnd: isEnd) }
  }

  /// `download.episode`: what the latest start gave the parameters.
  private mutating func startedWith(
    _ symbol: Symbol, _ task: BackgroundTask, _ expected: Type?, isEnd: Bool
  ) {
    guard let home = program.task(of: symbol)?.home else { return }
    for index in task.parameters {
      let parameter = home.parameters[index]
      let name = home.text(parameter.name)
      guard TaskState(rawValue: name) == nil else { continue }
      let type = isEnd ? parameter.type : parameter.type.optional ?? parameter.type
      add(
        name, .property,
        snapshot.completionID(Symbol(.parameter, symbol.file, index), name: name),
        detail: program.spelled(type), rank: snapshot.rank(type, expected))
      items[items.count - 1].order = items.count
    }
  }

  /// Whether the cursor is in what the screen does when a task has ended.
  private func handlesEnd(of task: Symbol) -> Bool {
    guard let owner else { return false }
    let member = Array(context.member)
    if tree.nodes[owner].kind == .screenDeclaration, member.count > 1,
      context.kind(member[0]) == .onKeyword, member.contains(where: { context.kind($0) == .arrow })
    {
      return self.task(named: context.text(member[1])) == task
    }
    guard tree.nodes[owner].kind == .handler,
      let token = HandlerSyntax(unchecked: tree, owner).nameToken
    else { return false }
    return self.task(named: context.text(token)) == task
  }

  /// The task, or the variable or its field, before the cursor in `on load.` and `on draft.start.`.
  var handledSender: Symbol? {
    let words = Array(context.member)
    guard words.count >= 3, !context.isInBrackets, context.kind(words[0]) == .onKeyword,
      let owner, tree.nodes[owner].kind == .screenDeclaration
    else { return nil }
    let name = context.text(words[1])
    var sender = visibleNames.first {
      $0.name == name && ($0.symbol.kind == .task && words.count == 3 || canChange($0.symbol))
    }?.symbol
    for word in words.dropFirst(2) where context.kind(word) != .dot {
      let name = context.text(word)
      sender = sender.flatMap { snapshot.type(of: $0) }.flatMap { type in
        fields(of: type).first { $0.name == name }?.symbol
      }
    }
    return sender
  }

  /// `changed` after a variable or a field, and the fields that it has.
  mutating func changes(of place: Symbol) {
    change()
    guard let record = snapshot.type(of: place) else { return }
    for (name, symbol) in fields(of: record) {
      let type = snapshot.type(of: symbol)
      add(
        name, .field, snapshot.completionID(symbol, name: name),
        detail: type.map { program.spelled($0) }, rank: 12)
    }
  }

  /// Whether a handler of the screen can follow a variable: its own or a parameter, and not the present.
  func canChange(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .variable, symbol.file == program.file else { return false }
    return !program.variables[Int(symbol.index)].isPresent
  }

  /// `changed -> …`, for a variable.
  /// - Parameter variable: Its name with a `.`, where that is not written yet.
  mutating func change(of variable: String = "", rank: Int = 10) {
    let name = variable + "changed"
    add(
      name, .event, "keyword changed", text: name,
      snippet: isFollowed(by: .arrow)
        ? Snippet(name) : Snippet("\(name) -> ") + .field("action"), rank: rank)
  }

  /// `failed(message) -> …`, for a task that has failed.
  /// - Parameter task: Its name with a `.`, where that is not written yet.
  mutating func failure(of symbol: Symbol, task: String = "", rank: Int = 10) {
    let name = task + "failed"
    let isWhole = !isFollowed(by: .arrow, .leftParen)
    add(
      name, .event, "keyword failed", detail: "(message)", text: name,
      snippet: isWhole ? Snippet("\(name)(message) -> ") + .field("action") : Snippet(name),
      rank: rank)
  }

  /// The task whose state in a sample stands at the cursor.
  var sampledTask: Symbol? { context.isInBrackets ? nil : sampledTaskOfMember }

  /// The task of the member of a sample, also inside of the brackets of its state.
  var sampledTaskOfMember: Symbol? {
    guard let owner, tree.nodes[owner].kind == .sampleDeclaration,
      let word = context.member.first
    else { return nil }
    return task(named: context.text(word))
  }

  func task(named name: String) -> Symbol? {
    visibleNames.first { $0.name == name && $0.symbol.kind == .task }?.symbol
  }

  /// How far a task is in a sample.
  /// - Parameter dot: Stands before each where none is written.
  mutating func sampleForms(_ symbol: Symbol, dot: String = "") {
    guard let task = program.task(of: symbol)?.task else { return }
    for form in SampledTask.allCases {
      let value = form == .running ? nil : form.value(of: task)
      let name = dot + form.rawValue
      let call = value.map {
        Snippet("\(name)(") + .field(form == .failed ? "\"message\"" : program.spelled($0)) + ")"
      }
      add(
        name, .enumCase, "task \(form.rawValue)", text: call == nil ? name : "\(name)()",
        snippet: isFollowed(by: .leftParen) ? Snippet(name) : call, rank: 5)
    }
  }
}

/// The states in which a sample shows a task: `load: .failed("No connection")`.
public enum SampledTask: String, Sendable, CaseIterable {
  case running, failed, finished

  /// What stands in its parentheses; nil when there is nothing to say.
  func value(of task: BackgroundTask) -> Type? {
    switch self {
    case .running: .double
    case .failed: .string
    case .finished: task.result
    }
  }

  var documentation: Localized {
    switch self {
    case .running:
      Localized("The task runs; so much of it is done, from 0 to 1.", "任务正在运行；数值为已完成的部分，从 0 到 1。")
    case .failed: Localized("The task has failed, with a message for people.", "任务已失败，附有供用户阅读的说明。")
    case .finished: Localized("The task has ended well, with what it brings.", "任务已顺利结束，附有它带来的值。")
    }
  }
}

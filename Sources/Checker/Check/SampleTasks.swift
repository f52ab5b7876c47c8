import CtlDiagnostics
import CtlSyntax

/// How far the tasks of a screen are in its samples.
extension Checker {
  /// `load: .running`, `.running(0.5)`, `.failed("No connection")`, `.finished(value)`
  mutating func checkSampleTask(_ node: Int, _ symbol: Symbol, _ set: inout [Int: Int]) {
    let token = wordToken(tree, node)
    let index = Int(symbol.index)
    refer(token, symbol)
    let isForItems = tables.tasks[index].item != nil
    if let other = set[index], !isForItems {
      reportSetTwice(token, tables.sampleTasks[other].origin.token)
    }
    guard let value = tree.expression(in: node) else { return }
    var started: [Int: ExpressionID] = [:]
    guard let form = sampleForm(value, index, &started) else { return }
    if let position = tables.tasks[index].item {
      guard let item = started[position] else {
        reportMissingItem(token, symbol)
        return
      }
      reportSetTwice(item, of: index, token, since: set[index])
    }
    if form != .running(nil) { tables.tasks[index].hasOutcome = true }
    if set[index] == nil { set[index] = tables.sampleTasks.count }
    tables.sampleTasks.append(
      SampleTask(task: index, form: form, arguments: started, origin: OriginID(token: token)))
  }

  /// - Parameter started: What the task was started with, by the places of its parameters.
  private mutating func sampleForm(
    _ node: Int, _ task: Int, _ started: inout [Int: ExpressionID]
  ) -> SampleTask.Form? {
    let result = tables.tasks[task].result
    let parts = kind(node) == .postfixExpression ? parts(of: node) : [node]
    let list = parts.count == 2 && kind(parts[1]) == .arguments ? parts[1] : nil
    let all = list.map { tree.children(of: $0).compactMap { Argument(tree, $0) } } ?? []
    var (arguments, named): ([Argument], [Argument]) = ([], [])
    for argument in all {
      if isStart(argument, task) { named.append(argument) } else { arguments.append(argument) }
    }
    if let first = parts.first, kind(first) == .caseExpression, parts.count == 1 || list != nil {
      let token = tree.significant(from: firstToken(first) + 1)
      let isBare = list == nil || arguments.isEmpty && !named.isEmpty
      checkStart(named, task, token, node, &started)
      if reportUnknown(arguments, all, list, text(ofToken: token), task) { return nil }
      let only = arguments.count == 1 && arguments[0].labelToken == nil ? arguments[0].value : nil
      switch (text(ofToken: token), only) {
      case ("running", nil) where isBare: return .running(nil)
      case ("running", let progress?):
        return .running(coerce(expression(progress, .double), to: .double, .argument("running")))
      case ("failed", let message?):
        return .failed(coerce(expression(message, .string), to: .string, .argument("failed")))
      case ("finished", nil) where isBare && result == nil: return .finished(nil)
      case ("finished", let value?):
        guard let result else { break }
        return .finished(coerce(expression(value, result), to: result, .argument("finished")))
      default: break
      }
    }
    for value in all.compactMap(\.value) { muted { _ = $0.expression(value, .anything) } }
    let finished = result == nil ? ".finished" : ".finished(value)"
    var near: Suggestion = (nil, [])
    if let first = parts.first {
      let token =
        kind(first) == .caseExpression
        ? tree.significant(from: firstToken(first) + 1) : firstToken(first)
      if let word = ForeignWords.outcomes[text(ofToken: token)], let here = word.here.first {
        near = (word.explanation(of: text(ofToken: token)), [replacement(token, here)])
      }
    }
    if near.label == nil, arguments.isEmpty, let head = parts.first, kind(head) == .caseExpression,
      let text = SampledOutcome(
        rawValue: text(ofToken: tree.significant(from: firstToken(head) + 1))), !named.isEmpty
    {
      near.label = text.isFirst
    }
    if near.label == nil, let text = outcome(node, result) {
      near.fixes = [rewrite(node, text)]
    }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(node),
        [
          "expected": .phrase(
            Message("{forms}", "{forms}")([
              "forms": .list(["`.running`", "`.failed(\"message\")`", "`\(finished)`"])
            ])), "found": .text("`\(tree.text(of: node))`"),
        ], label: near.label, fixes: near.fixes))
    return nil
  }

  /// `episode: episodes[0]`: what the task was started with.
  private mutating func isStart(_ argument: Argument, _ task: Int) -> Bool {
    guard let token = argument.labelToken else { return false }
    // The name first: a checker that is changed while it is read is copied.
    let (name, parameters) = (name(ofToken: token), tables.tasks[task].parameters)
    return member(name, of: parameters, .parameter, in: nil) != nil
  }

  private mutating func checkStart(
    _ named: [Argument], _ task: Int, _ token: Int, _ node: Int,
    _ started: inout [Int: ExpressionID]
  ) {
    let task = tables.tasks[task]
    let callee = Callee(
      name: task.name, origin: task.origin, kind: .parameter, parameters: task.parameters)
    let given = arguments(named, of: callee, token, node, needsAll: false)
    for (position, value) in given.enumerated() { started[position] = value }
    for token in named.compactMap(\.labelToken) {
      let name = name(ofToken: token)
      if let index = member(name, of: task.parameters, .parameter, in: nil) {
        refer(token, Symbol(.parameter, file, index))
      }
    }
  }

  /// `.finished(3, episode: first)` of a task without a parameter `episode`.
  /// - Parameter list: The parentheses.
  private mutating func reportUnknown(
    _ arguments: [Argument], _ all: [Argument], _ list: Int?, _ word: String, _ task: Int
  ) -> Bool {
    guard let list, let outcome = SampledOutcome(rawValue: word) else { return false }
    let named = all.enumerated().filter { _, argument in
      argument.labelToken != nil && arguments.contains { $0.node == argument.node }
    }
    if named.isEmpty { return false }
    let task = tables.tasks[task]
    let callee = Callee(
      name: task.name, origin: task.origin, kind: .parameter, parameters: task.parameters)
    let isFirst = arguments.contains { $0.labelToken == nil }
    for (position, argument) in named {
      guard let token = argument.labelToken else { continue }
      var fix: Fix?
      let isNamed =
        text(ofToken: token) == outcome.value
        || task.parameters.isEmpty && outcome != .running
          && (outcome == .failed || task.result != nil)
      if !isFirst, isNamed, let value = argument.value {
        // What the state says itself has no name.
        let start = tree.tokenRange(token).lowerBound
        let name = start..<location(value).range.lowerBound
        fix = Fix(
          Phrase(Message("leave its name out", "去掉名称")), .suggestion,
          [Edit(Location(file, name), "")])
      } else if all.count == 1, task.parameters.isEmpty {
        fix = Fix(
          Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location(list), "")])
      }
      reportWrongArgument(argument, position, all, callee, orElse: fix)
    }
    for value in all.compactMap(\.value) { muted { _ = $0.expression(value, .anything) } }
    return true
  }

  /// `load: ["Assam"]`, `load: "No connection"`: what the task brings, or why it failed.
  private mutating func outcome(_ node: Int, _ result: Type?) -> String? {
    let written = tree.text(of: node)
    if let result {
      let mark = tables.findings.count
      let type = muted { checker in
        let id = checker.expression(node, result)
        return checker.type(of: id)
      }
      tables.findings.removeSubrange(mark...)
      if !type.isPoison, fits(type, result) { return ".finished(\(written))" }
    }
    return kind(node) == .stringLiteral ? ".failed(\(written))" : nil
  }
}

/// How far a task is in a sample.
private enum SampledOutcome: String {
  case running, failed, finished

  /// What its value is called elsewhere.
  var value: String {
    switch self {
    case .running: TaskState.progress.rawValue
    case .failed: TaskState.message.rawValue
    case .finished: TaskState.value.rawValue
    }
  }

  /// What is missing before what the task was started with.
  var isFirst: Phrase? {
    switch self {
    case .running: nil
    case .failed:
      Phrase(
        Message(
          "its message stands first: `.failed(\"message\", …)`",
          "说明文字写在最前：`.failed(\"message\", …)`"))
    case .finished:
      Phrase(
        Message(
          "what it brings stands first: `.finished(value, …)`",
          "它带来的值写在最前：`.finished(value, …)`"))
    }
  }
}

import CtlCatalogue

/// Tasks that the handlers of a screen start.
struct RandomWork {
  var name: String
  var parameters: [(String, RandomType)]
  var result: RandomType?
  /// Whether it runs for each value of its first parameter.
  var isForItems = false
}

extension RandomTypedProgram {
  mutating func work() {
    var name = name()
    // `n += abs(n)` starts a task of that name.
    while ["`abs`", "`min`", "`max`"].contains(name) { name = self.name() }
    let parameters = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      (self.name(), randomType())
    }
    let result = chance(60) ? randomType() : nil
    scope.tasks.append(name)
    let isForItems = parameters.first.map { tellsApart($0.1) } == true && chance(50)
    scope.work.append(
      RandomWork(name: name, parameters: parameters, result: result, isForItems: isForItems))
    var list = parameters.map { "\($0.0): \($0.1.spelled(self))" }
    if isForItems { list[0] = "for " + list[0] }
    if chance(60) { list.append(pick(["kind: .network", "kind: .other"]) ?? "") }
    if chance(30) { list.append(pick(["duration: 5s", "duration: .unknown"]) ?? "") }
    let type = result.map { " -> \($0.spelled(self))" } ?? ""
    line("task \(name)(\(list.joined(separator: ", ")))\(type)")
  }

  private func tellsApart(_ type: RandomType) -> Bool {
    switch type {
    case .int, .string, .enumeration: true
    default: false
    }
  }

  /// The name of a task, or that of its work for some item.
  private mutating func work(of task: RandomWork) -> String {
    guard task.isForItems, let type = task.parameters.first?.1 else { return task.name }
    return "\(task.name)(\(expression(type, 1)))"
  }

  /// A step that starts a task or ends it.
  mutating func taskStep() -> String? {
    guard let task = pick(scope.work) else { return nil }
    if chance(20) { return "cancel \(chance(50) ? task.name : work(of: task))" }
    let arguments = task.parameters.map { "\($0.0): \(expression($0.1, 1))" }
    let call = "\(task.name)(\(arguments.joined(separator: ", ")))"
    guard chance(40), let type = task.result,
      let variable = scope.values.last(where: { $0.type == type && $0.isVariable })
    else { return call }
    return "\(variable.name) = \(call)"
  }

  /// What the screen does when a task has ended well, or has failed.
  mutating func end(of task: RandomWork) {
    guard let action = pick(scope.actions) else { return }
    let values = scope.values
    defer { scope.values = values }
    let isFailure = chance(50)
    var head = "on \(task.name)\(isFailure ? ".failed" : "")"
    if let type = isFailure ? .string : task.result, chance(60) {
      let name = "ended\(count)"
      scope.values.append(RandomValue(name: name, type: type))
      head += "(\(name))"
    }
    line(chance(60) ? "\(head) -> \(step(action))" : "\(head) { \(steps(1, action)) }")
  }

  /// What the screen does when one of its variables, or a field of it, has changed.
  mutating func change(of variable: RandomValue) {
    guard let action = pick(scope.actions) else { return }
    let head = "on \(followedField(of: variable) ?? variable.name).changed"
    line(chance(60) ? "\(head) -> \(step(action))" : "\(head) { \(steps(1, action)) }")
  }

  /// What the screen does with the result of another one.
  mutating func answer(to screen: RandomScreen) {
    guard let type = screen.result, let action = pick(scope.actions) else { return }
    let values = scope.values
    defer { scope.values = values }
    let name = "result\(count)"
    let isNamed = chance(70)
    if isNamed { scope.values.append(RandomValue(name: name, type: type)) }
    line("on \(screen.name)\(isNamed ? "(\(name))" : "") { \(steps(1, action)) }")
  }

  /// What is read of a task.
  mutating func taskState(_ type: RandomType) -> String? {
    guard let task = pick(scope.work) else { return nil }
    if chance(40), let parameter = task.parameters.first(where: { $0.1 == type }) {
      let read = "\(work(of: task)).\(parameter.0)"
      if case .optional = type { return read }
      return "(\(read) ?? \(expression(type, 0)))"
    }
    switch type {
    case .bool:
      if task.isForItems, chance(40) { return "\(task.name).isRunning" }
      return "\(work(of: task)).\(chance(70) ? "isRunning" : "isFailed")"
    case .string: return "\(work(of: task)).message"
    case .double: return "\(work(of: task)).progress"
    default: return nil
    }
  }
}

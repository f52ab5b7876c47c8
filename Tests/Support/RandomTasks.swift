import CtlCatalogue

/// Tasks that the handlers of a screen start.
struct RandomWork {
  var name: String
  var parameters: [(String, RandomType)]
  var result: RandomType?
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
    scope.work.append(RandomWork(name: name, parameters: parameters, result: result))
    var list = parameters.map { "\($0.0): \($0.1.spelled(self))" }
    if chance(60) { list.append(pick(["kind: .network", "kind: .other"]) ?? "") }
    if chance(30) { list.append(pick(["duration: 5s", "duration: .unknown"]) ?? "") }
    let type = result.map { " -> \($0.spelled(self))" } ?? ""
    line("task \(name)(\(list.joined(separator: ", ")))\(type)")
  }

  /// A step that starts a task or ends it.
  mutating func taskStep() -> String? {
    guard let task = pick(scope.work) else { return nil }
    if chance(20) { return "cancel \(task.name)" }
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
      if case .optional = type { return "\(task.name).\(parameter.0)" }
      return "(\(task.name).\(parameter.0) ?? \(expression(type, 0)))"
    }
    switch type {
    case .bool: return "\(task.name).\(chance(70) ? "isRunning" : "isFailed")"
    case .string: return "\(task.name).message"
    case .double: return "\(task.name).progress"
    default: return nil
    }
  }
}

import CtlChecker

/// What a screen does when its variables have changed.
extension ScreenState {
  /// The variables that the screen follows, with their values.
  func followed(_ program: Program) -> [Int: Value] {
    guard let root = program.screen(screen)?.root else { return [:] }
    var result: [Int: Value] = [:]
    for index in program.followedVariables(in: root) {
      result[index] = variables[DeclarationKey(program.file, index)]
    }
    return result
  }
}

extension Evaluator {
  /// Does what the screen does when a variable is not what it was any more, once for each handler; returns it
  /// as people read it.
  func follow(_ former: [Int: Value], _ root: ElementID, _ program: Program) -> [String] {
    if former.isEmpty { return [] }
    var told: [String] = []
    var open = program.followers(in: root)
    var count = 0
    repeat {
      count = open.count
      open = open.filter { handler in
        guard let place = handler.followed, let variable = handler.received.map({ Int($0.index) }),
          isOther(place, variable, former[variable], program)
        else { return true }
        var done: [String] = []
        run(handler.steps, Place(program), &done)
        receive(&done)
        if !done.isEmpty {
          told.append(
            "\(name(of: place, variable, program)).changed → \(done.joined(separator: "; "))")
        }
        return false
      }
    } while open.count < count
    return told
  }

  /// Whether what a handler follows is another value than with the former value of its variable.
  private func isOther(
    _ place: ExpressionID, _ variable: Int, _ former: Value?, _ program: Program
  ) -> Bool {
    let key = DeclarationKey(program.file, variable)
    let now = state.variables[key]
    if now == former || program.expression(place).operation == .symbol { return now != former }
    let value = value(place, Place(program))
    state.variables[key] = former
    defer { state.variables[key] = now }
    return self.value(place, Place(program)) != value
  }

  private func name(of place: ExpressionID, _ variable: Int, _ program: Program) -> String {
    var name = ""
    var id = place
    while let base = program.operandIDs(of: program.expression(id)).first {
      name = ".\(program.name(ofField: program.expression(id)) ?? "")\(name)"
      id = base
    }
    return program.text(program.variables[variable].name) + name
  }
}

extension LiveScreen {
  /// The variables that the screen follows, with their values now, for `follow(_:)` after a change.
  public var followed: [Int: Value] { state.followed(program) }

  /// Does what the screen does when a variable is not what it was; returns it as people read it, by handlers.
  public mutating func follow(_ former: [Int: Value]) -> [String] {
    guard !former.isEmpty, let root = program.screen(screen)?.root else { return [] }
    let evaluator = Evaluator(cascade, state)
    let told = evaluator.follow(former, root, program)
    take(from: evaluator)
    return told
  }
}

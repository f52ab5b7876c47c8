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
        guard let variable = handler.received.map({ Int($0.index) }),
          state.variables[DeclarationKey(program.file, variable)] != former[variable]
        else { return true }
        var done: [String] = []
        run(handler.steps, Place(program), &done)
        receive(&done)
        if !done.isEmpty {
          let name = program.text(program.variables[variable].name)
          told.append("\(name).changed → \(done.joined(separator: "; "))")
        }
        return false
      }
    } while open.count < count
    return told
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

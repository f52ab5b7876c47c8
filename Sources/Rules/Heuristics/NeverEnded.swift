import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Written {
  /// Whether it follows a variable that steps make true, and nothing makes false; or also, if wanted, one that
  /// is true from the start. The app may set one that has a comment.
  func isNeverEnded(orFromStart isFromStart: Bool = false) -> Bool {
    let walk = control.walk
    guard !isOfStyle, let variable = walk.root(of: entry.expression, in: control.scope),
      variable.kind == .variable, let home = program.program(of: variable.file),
      expression.type == .bool
    else { return false }
    let declaration = home.variables[Int(variable.index)]
    let changes = walk.memo.changes(in: home)
    guard declaration.type == .bool, !declaration.isParameter,
      home.origins.documentation(of: declaration.origin) == nil,
      // People do not move the indicator, so its own binding changes nothing.
      changes.bindings(to: Int(variable.index)).allSatisfy({ $0.name == name })
    else { return false }
    if changes.set(Int(variable.index), otherThan: .bool(true)) { return false }
    if changes.steps(changing: Int(variable.index)).isEmpty {
      return isFromStart
        && declaration.initialValue.map { home.constant($0) == .bool(true) } == true
        && walk.memo.states.values(of: Int(variable.index), in: home).isEmpty
    }
    return true
  }
}

/// What is said of an indicator for which that is so.
let neverEnded = Message(
  "once it is `true`, nothing makes it `false`", "变为 `true` 之后，没有任何步骤使其变回 `false`")
let neverEndedNote = Message(
  "`while:` names the task that it shows. The app may set a variable that has a `///` comment.",
  "用 `while:` 指定对应的任务。带有 `///` 注释的变量可由应用设置。")

import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Written {
  /// Whether it follows a variable that steps make true, and nothing makes false; or also, if wanted, one that
  /// is true from the start. The app may set one that has a comment.
  func isNeverEnded(orFromStart isFromStart: Bool = false) -> Bool {
    let walk = control.walk
    guard !isOfStyle, expression.type == .bool,
      let part = walk.part(of: entry.expression, in: control.scope),
      let home = program.program(of: part.root.file)
    else { return false }
    let declaration = home.variables[Int(part.root.index)]
    let changes = walk.memo.changes(in: home)
    guard !declaration.isParameter, home.origins.documentation(of: declaration.origin) == nil,
      // People do not move the indicator, so its own binding changes nothing.
      changes.bindings(to: part).allSatisfy({ $0.name == name })
    else { return false }
    if changes.set(part, otherThan: .bool(true)) { return false }
    if changes.steps(changing: part).isEmpty {
      return isFromStart && home.begins(part, as: .bool(true))
        && walk.memo.states.values(of: Int(part.root.index), in: home).isEmpty
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

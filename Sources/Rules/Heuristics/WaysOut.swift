import CtlChecker

extension Program {
  /// Whether a screen calls an action, in which the app may take it away.
  func callsActions(_ screen: Screen) -> Bool {
    let root = screen.root.index
    let elements = tables.elements[root..<root + Int(tables.elements[root].size)]
    // A component may have actions.
    if elements.contains(where: { $0.form == .componentUse }) { return true }
    return screenSteps(of: screen).contains {
      if case .call(let call) = $0.form { !hidesClose(call) } else { false }
    }
  }

  /// `action close()`: people who call it mean the step of that name.
  func hidesClose(_ call: Step.Call) -> Bool {
    call.action.kind == .action && call.action.file == self.file
      && text(tables.actions[Int(call.action.index)].name) == "close"
  }
}

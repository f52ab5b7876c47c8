import CtlChecker

/// Values that `if let` names, while steps run: they stay when their variables get others, as in Swift.
extension Evaluator {
  /// Holds what the conditions around an element name.
  func hold(around instance: Int) {
    let frame = expansion.instances[instance].frame
    var branches: [Int] = []
    var next = expansion.instances[instance].parent
    while next >= 0 {
      if expansion.instances[Int(next)].frame == frame { branches.append(Int(next)) }
      next = expansion.instances[Int(next)].parent
    }
    for branch in branches.reversed() {
      let element = element(of: branch)
      guard element.form == .branch, element.payload >= 0 else { continue }
      hold(by: ExpressionID(Int(element.payload)), scope(of: branch))
    }
  }

  /// Holds what a condition names.
  func hold(by condition: ExpressionID, _ scope: Place) {
    let tables = scope.program.tables
    guard let loop = tables.unwrapping(by: condition),
      let value = value(tables.loops[loop].sequence, scope)
    else { return }
    hold(DeclarationKey(scope.program.file, loop), value)
  }
}

import CtlChecker

/// A screen goes away once: of several `close` and `finish` that one handler may run, the first counts.
struct LeavingOnce {
  private let scope: CodeScope
  private let program: Program

  init(_ scope: CodeScope, _ program: Program) { (self.scope, self.program) = (scope, program) }

  /// The code of a handler; it notes whether the screen has left where it may leave twice.
  func around(_ steps: Range<Int>, _ body: () -> [Statement]) -> [Statement] {
    guard leaving(steps).isTwice else { return body() }
    let name = scope.names?.local("hasLeft") ?? "hasLeft"
    scope.leaving = (name, false)
    defer { scope.leaving = nil }
    let code = body()
    // A sample writes only some of the steps.
    guard scope.leaving?.isUsed == true else { return code }
    return [.block(.text("do"), [.line(.text("var \(name) = false"))] + code, inline: false)]
  }

  /// The code of a step that takes the screen away.
  static func first(_ statements: [Statement], _ scope: CodeScope) -> [Statement] {
    guard let name = scope.leaving?.name else { return statements }
    scope.leaving?.isUsed = true
    return [
      .block(
        .text("if !\(name)"), [.line(.text("\(name) = true"))] + statements, inline: false)
    ]
  }

  /// Whether steps may take the screen away, and whether they may do so again after they have.
  private func leaving(_ steps: Range<Int>) -> (isOnce: Bool, isTwice: Bool) {
    var (isOnce, isTwice) = (false, false)
    for index in program.outerSteps(in: steps) {
      let leaves: Bool
      switch program.steps[index].form {
      case .finish, .close: leaves = true
      case .choice:
        let branches = program.branches(of: index)
        let (then, otherwise) = (leaving(branches.then), leaving(branches.otherwise))
        leaves = then.isOnce || otherwise.isOnce
        isTwice = isTwice || then.isTwice || otherwise.isTwice
      default: leaves = false
      }
      isTwice = isTwice || isOnce && leaves
      isOnce = isOnce || leaves
    }
    return (isOnce, isTwice)
  }
}

import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenNeverFinishes = Rule(
    about,
    file: { file in
      let program = file.program
      for screen in program.screens {
        guard let result = screen.result, !program.callsActions(screen),
          !program.screenSteps(of: screen).contains(where: \.isFinish)
        else { continue }
        file.report(
          Finding(
            about, at: program.location(of: screen.origin, .name),
            ["name": .text(program.text(screen.name))],
            fixes: program.finishing(screen, with: result)))
      }
    })
}

extension Step {
  fileprivate var isFinish: Bool { if case .finish = form { true } else { false } }
}

extension Program {
  /// The last step that only closes the screen hands back its one variable of the type.
  fileprivate func finishing(_ screen: Screen, with result: Type) -> [Fix] {
    let variables = screen.scope.variables.filter {
      tables.variables[$0].type == result && !tables.variables[$0].isParameter
    }
    let last = screenSteps(of: screen).last {
      if case .close = $0.form { true } else { false }
    }
    guard variables.count == 1, let last else { return [] }
    let text = "finish(\(self.text(tables.variables[variables[0]].name)))"
    guard let edits = origins.edits(for: [.replace(last.origin, .whole, text)]) else { return [] }
    return [
      Fix(Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion, edits)
    ]
  }
}

private let about = Code(
  "screen/never-finishes", .warning,
  title: Message("`{name}` never hands back its result", "`{name}` 从不交回结果"),
  why: Message(
    "The arrow after its parameters promises a value to the screen that opens it. Without a `finish` all "
      + "that people choose here is lost.",
    "参数之后的箭头向打开它的界面承诺一个值。没有 `finish`，用户在这里的选择就都丢失了。"),
  bad: [
    """
    screen PickStrength(current: Double) "Strength" -> Double {
    //     ^^^^^^^^^^^^
      var strength: Double in 1...5 = current
      navigationBar {
        button "Cancel" { on touchUpInside -> close }
        button "Use" { on touchUpInside -> close }
      }
      content { slider { value <-> strength; accessibility { label: "Strength" } } }
    }
    """
  ],
  good: [
    """
    screen PickStrength(current: Double) "Strength" -> Double {
      var strength: Double in 1...5 = current
      navigationBar {
        button "Cancel" { on touchUpInside -> close }
        button "Use" { on touchUpInside -> finish(strength) }
      }
      content { slider { value <-> strength; accessibility { label: "Strength" } } }
    }
    """
  ], fix: .suggestion)

import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenResultUnused = Rule(
    about,
    file: { file in
      let program = file.program
      for own in program.screens {
        for step in program.screenSteps(of: own) {
          guard case .open(let opening) = step.form, opening.target == nil,
            !program.answers(opening.screen, in: own),
            let home = program.whole(of: opening.screen.file),
            let screen = home.screen(Int(opening.screen.index)), let result = screen.result
          else { continue }
          let name = home.text(screen.name)
          file.report(
            Finding(
              about, at: program.location(of: step.origin, .whole), ["name": .text(name)],
              label: Message(
                "write `variable = {way} {name}(…)`", "请写 `变量 = {way} {name}(…)`")([
                  "way": .text(opening.way.rawValue), "name": .text(name),
                ]), fixes: program.keeping(opening, step, result)))
        }
      }
    })
}

extension Program {
  /// Puts the result into the only variable of its type that the opening step hands over.
  fileprivate func keeping(_ opening: Step.Opening, _ step: Step, _ result: Type) -> [Fix] {
    let variables = tables.operands[opening.arguments].compactMap {
      ownVariable(ExpressionID(Int($0)))
    }.filter { tables.variables[$0].type == result && !tables.variables[$0].isParameter }
    guard variables.count == 1, opening.screen.file == self.file || result.isBuiltIn else {
      return []
    }
    let text = "\(self.text(tables.variables[variables[0]].name)) = \(source(of: step.origin))"
    guard let edits = origins.edits(for: [.replace(step.origin, .whole, text)]) else { return [] }
    return [
      Fix(Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion, edits)
    ]
  }
}

extension Type {
  /// Whether it is the same in every file.
  fileprivate var isBuiltIn: Bool {
    ![.enumeration, .record].contains(innermost.base)
  }
}

private let about = Code(
  "screen/result-unused", .warning,
  title: Message("what `{name}` hands back goes nowhere", "`{name}` 交回的值没有去处"),
  why: Message(
    "The screen finishes with a value, and people expect that it counts. A step that puts it into no "
      + "variable throws it away.", "界面以一个值结束，用户期待它生效。不放进变量的步骤会把它丢掉。"),
  bad: [
    """
    screen Tea "Tea" {
      var strength: Int in 1...5 = 3
      table {
        row "Strength: \\(strength)" { on select -> sheet Pick(current: strength) }
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    screen Pick(current: Int) "Strength" -> Int {
      toolbar { button "Use More" { on touchUpInside -> finish(current + 1) } }
      content { label "Strength: \\(current)" }
    }
    """
  ],
  good: [
    """
    screen Tea "Tea" {
      var strength: Int in 1...5 = 3
      table {
        row "Strength: \\(strength)" { on select -> strength = sheet Pick(current: strength) }
      }
    }
    screen Pick(current: Int) "Strength" -> Int {
      toolbar { button "Use More" { on touchUpInside -> finish(current + 1) } }
      content { label "Strength: \\(current)" }
    }
    """
  ], fix: .suggestion)

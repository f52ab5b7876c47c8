import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenResultNeverComes = Rule(
    about,
    file: { file in
      let program = file.program
      for screen in program.screens {
        let opened = Set(program.openings(of: screen).map(\.screen))
        for handler in program.handlers[program.element(screen.root).handlers] {
          guard let symbol = handler.received, symbol.kind == .screen, !opened.contains(symbol),
            let home = program.program(of: symbol.file),
            let awaited = home.screen(Int(symbol.index))
          else { continue }
          let name = home.text(awaited.name)
          file.report(
            Finding(
              about, at: program.location(of: handler.origin, .name),
              ["screen": .text(program.text(screen.name)), "name": .text(name)],
              label: Message(
                "no step opens it with `push`, `sheet` or `popover`",
                "没有步骤用 `push`、`sheet` 或 `popover` 打开它")()))
        }
      }
    })
}

private let about = Code(
  "screen/result-never-comes", .warning,
  title: Message("`{screen}` does not open `{name}`", "`{screen}` 没有打开 `{name}`"),
  why: Message(
    "A screen hands its result back to the one that opened it. Steps that wait for the result of a screen "
      + "that is never opened here are never reached.",
    "界面把结果交回打开它的界面。此界面从不打开它，等待其结果的步骤就永远不会执行。"),
  bad: [
    """
    screen Tea "Tea" {
      var strength: Int in 1...5 = 3
      on Pick(chosen) -> strength = chosen
      // ^^^^
      content { label "Strength: \\(strength)" }
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
      on Pick(chosen) -> strength = chosen
      table {
        row "Strength: \\(strength)" { on select -> sheet Pick(current: strength) }
      }
    }
    screen Pick(current: Int) "Strength" -> Int {
      toolbar { button "Use More" { on touchUpInside -> finish(current + 1) } }
      content { label "Strength: \\(current)" }
    }
    """
  ])

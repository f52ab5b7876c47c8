import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenPushLoop = Rule(
    about,
    file: { file in
      let program = file.program
      lazy var endless = Set(program.stepsThatOpenForever.map { program.steps[$0].origin })
      for (index, screen) in program.screens.enumerated() {
        for step in program.screenSteps(of: screen) {
          guard let next = step.form.opening?.pushed(program), next != index,
            program.tables.parameters(of: program.screens[next]).isEmpty,
            program.pushes(from: next, to: index),
            // One finding for both ways.
            index > next || !program.tables.parameters(of: screen).isEmpty,
            !endless.contains(step.origin)
          else { continue }
          file.report(
            Finding(
              about, at: program.location(of: step.origin, .whole),
              ["name": .text(program.text(program.screens[next].name))],
              fixes: program.goingBack(step)))
        }
      }
    })
}

extension Step.Opening {
  /// The screen of the file that it pushes.
  fileprivate func pushed(_ program: Program) -> Int? {
    way == .push && screen.file == program.file ? Int(screen.index) : nil
  }
}

extension Program {
  fileprivate func goingBack(_ step: Step) -> [Fix] {
    guard let edits = origins.edits(for: [.replace(step.origin, .whole, "close")]) else {
      return []
    }
    return [
      Fix(Message("write `{text}`", "改为 `{text}`")(["text": "close"]), .suggestion, edits)
    ]
  }

  /// Whether a screen pushes another.
  fileprivate func pushes(from first: Int, to last: Int) -> Bool {
    openings(of: tables.screens[first]).contains { $0.pushed(self) == last }
  }
}

private let about = Code(
  "screen/push-loop", .advice,
  title: Message("`push {name}` leads back to where people came from", "`push {name}` 回到用户来的地方"),
  why: Message(
    "Both screens push each other, so each round puts two more screens over the first, and the way back "
      + "takes as many steps. `close` goes back to the screen that is there already.",
    "两个界面互相推入，每走一圈就多叠上两个界面，返回也要同样多的步数。`close` 会回到已经在那里的界面。"),
  bad: [
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> push Kinds(most: 3) }
      }
    }
    screen Kinds(most: Int) "Kinds" {
      content {
        label "At most \\(most)"
        button "Show Tea" { on touchUpInside -> push Tea() }
        //                                      ^^^^^^^^^^
      }
    }
    """
  ],
  good: [
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> push Kinds(most: 3) }
      }
    }
    screen Kinds(most: Int) "Kinds" {
      content {
        label "At most \\(most)"
        button "Go Back" { on touchUpInside -> close }
      }
    }
    """,
    """
    screen Teas "Teas" {
      navigationBar { button "Done" { on touchUpInside -> close } }
      table { row "Green" { on select -> push Tea } }
    }
    screen Tea "Tea" {
      toolbar { button "Compare" { on touchUpInside -> sheet Teas } }
    }
    """,
  ], fix: .suggestion)

import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedScreen = Rule(
    about,
    file: { file in
      let program = file.program
      // A file without openings is one whose screens the app opens.
      guard program.steps.contains(where: { $0.form.isOpening }) else { return }
      for (index, screen) in program.screens.enumerated().dropFirst()
      where file.isUnusedExport(.screen, index, screen.origin) {
        file.report(
          about, screen.origin, screen.name,
          label: Message("no step opens it", "没有步骤打开它")(), deleting: [])
      }
    })
}

extension Step.Form {
  fileprivate var isOpening: Bool {
    if case .open = self { true } else { false }
  }
}

private let about = Code(
  "unused/screen", .advice,
  title: Message("nothing opens the screen `{name}`", "没有任何步骤打开界面“{name}”"),
  why: Message(
    "Where screens open each other, people reach a screen only by a step that opens it. The first one of "
      + "a file is where they begin; one with a `///` comment is opened by the app.",
    "界面互相打开时，用户只能通过打开它的步骤到达一个界面。文件中的第一个界面是起点；带有 `///` 注释的界面由应用打开。"),
  bad: [
    """
    screen Teas {
      table { row "Sencha" { on select -> push Details } }
    }
    screen Details {
      content { label "From Uji" }
    }
    screen Help {
    //     ^^^^
      content { label "Tap a tea." }
    }
    """
  ],
  good: [
    """
    screen Teas {
      table {
        row "Sencha" { on select -> push Details }
        row "Read Help" { on select -> push Help }
      }
    }
    screen Details {
      content { label "From Uji" }
    }
    screen Help {
      content { label "Tap a tea." }
    }
    """
  ])

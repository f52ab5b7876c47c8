import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlUnrelatedChoices = Rule(
    about, visits: .kinds([.segmentedControl]), having: [.choices]
  ) { control in
    guard let choices = control.written(.choices), choices.value == .member("unrelated") else {
      return
    }
    control.report(
      about, at: .value(choices),
      notes: [
        Message("For separate actions use buttons.", "互不相关的操作请使用按钮。")()
      ])
  }
}

private let about = Code(
  "segmented-control/unrelated-choices", .advice,
  title: Message("the choices should be closely related", "分段控件的选项应当密切相关"),
  why: Message(
    "Segments that touch each other look like answers to one question. People overlook an "
      + "unrelated choice among them, or tap it by mistake.",
    "相连的分段会被看作同一个问题的不同答案。混入不相关的选项，用户会忽略它，或误点它。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Show" {
        segmentedControl {
          segment "Map"
          segment "Log Out"
          choices: .unrelated
          //       ^^^^^^^^^^
        }
      }
    }
    """),
  good: .inScreen(
    """
    table {
      row "Show" {
        segmentedControl { segment "Map"; segment "List"; choices: .related }
      }
    }
    """))

import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlNotExclusive = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    if control.purposeTexts.contains(where: TouchRequests.askForSeveral) {
      control.report(
        about, at: .kind, label: Message("a text asks for several", "文字要求选择多项")(), notes: notes,
        atMost: .advice)
    }
    guard let selection = control.written(.selection), selection.value == .member("multiple")
    else { return }
    control.report(
      about, at: .value(selection),
      notes: notes, fixes: [control.delete(selection, .suggestion)])
  }

  private static let notes = [
    Message("For choices that may hold together use a switch for each.", "可以同时成立的选项，请分别使用开关。")()
  ]
}

extension PlacedElement {
  /// What says what is to be chosen: the texts that name it, and the label before it.
  fileprivate var purposeTexts: [String] {
    namingTexts.map(\.knownText)
      + (neighbours(.label).first?.written(.text).map { [$0.knownText] } ?? [])
  }
}

private let about = Code(
  "segmented-control/not-exclusive", .error,
  title: Message("the choices of a segmented control are mutually exclusive", "分段控件的选项应当互斥，不能多选"),
  why: Message(
    "Tapping a segment deselects the one that was selected before: the control has one selection or "
      + "none. A second choice cannot be kept.",
    "轻击一个分段后，原来选中的分段就不再选中：分段控件最多只有一个选中项，无法保留第二个选择。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Style" {
        segmentedControl {
          segment "Bold"
          segment "Italic"
          selection: .multiple
          //         ^^^^^^^^^
        }
      }
    }
    """,
    """
    var style: Int in 0...1 = 0
    content {
      label "Select all that apply:"
      segmentedControl {
      //<^^^^^^^^^^^^^^^^
        selectedSegmentIndex <-> style
        segment "Bold"
        segment "Italic"
      }
    }
    """),
  good: .inScreen(
    """
    table {
      row "Style" {
        segmentedControl { segment "Bold"; segment "Italic"; selectedSegmentIndex: 0 }
      }
    }
    """), fix: .suggestion)

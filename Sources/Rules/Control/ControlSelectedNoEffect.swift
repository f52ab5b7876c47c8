import CtlDiagnostics

extension Rule {
  static let controlSelectedNoEffect = Rule(about, visits: .controls, having: [.isSelected]) {
    control in
    guard !control.is(.button), let written = control.written(.isSelected),
      written.value == .bool(true) || written.changes
    else { return }
    control.report(
      about, at: .property(written), ["kind": control.kindPhrase],
      label: Message("looks and works the same without it", "有没有它，外观和行为都一样")(),
      fixes: [control.delete(written)], tag: .unnecessary)
  }
}

private let about = Code(
  "control/selected-no-effect", .advice,
  title: Message("being selected changes nothing for {kind}", "选中状态对{kind}没有效果"),
  why: Message(
    "Every control can be in the selected state, but only buttons and the segments of a "
      + "segmented control show it. Elsewhere people cannot see it, and readers of the file "
      + "look for an effect that does not exist.",
    "所有控件都可以处于选中状态，但只有按钮和分段控件的分段会表现出来。用在其他控件上，用户看不到变化，"
      + "读代码的人却会以为它有作用。"),
  citation: Citation([.catalogControls], "Control States (selected)"),
  bad: .inScreen(
    """
    content {
      slider {
        value: 0.5
        isSelected: true
        //<^^^^^^^^^^^^^^^^
        accessibility { label: "Brightness" }
      }
    }
    """,
    """
    var band: Int in 0...1 = 0
    table {
      row "Bass" { slider { isSelected: band == 0 } }
      //                    ^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    let isChosen: Bool = true
    content {
      datePicker { isSelected: isChosen; accessibility { label: "Due" } }
      //           ^^^^^^^^^^^^^^^^^^^^
    }
    """),
  good: .inScreen(
    """
    action mark()
    content {
      slider { isSelected: false; accessibility { label: "Brightness" } }
      button "Mark Page" { isSelected: true; on touchUpInside -> mark() }
    }
    """), fix: .safe)

import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let stepperAffectedValueUnclear = Rule(about, visits: .kinds([.stepper])) { stepper in
    guard !stepper.isWritten(.describedBy), !stepper.isWritten(.valueLabel),
      let group = stepper.group
    else { return }
    if group.is(.row), let title = group.written(.title), !title.isBlank { return }
    guard stepper.neighbours(.label, .textField).isEmpty else { return }
    let label = stepper.nearestNamedLabel?.nameText
    stepper.report(
      about, at: .kind,
      label: Message("no label beside it", "旁边没有标签")(),
      fixes: label.map { [stepper.add("describedBy: \($0)")] } ?? [])
  }
}

private let about = Code(
  "stepper/affected-value-unclear", .warning,
  title: Message("say which value this stepper changes", "请标明步进器调整的是哪一个值"),
  why: Message(
    "A stepper is two buttons, minus and plus, and shows no value. Without a label or a field "
      + "beside it people cannot tell what they change.",
    "步进器只有减号和加号两个按钮，自身不显示数值。旁边没有标签或文本框，用户就不知道这两个按钮调整的是什么。"),
  citation: .guidelines("Stepper > Guidelines"),
  bad: .inScreen(
    """
    content {
      stepper { accessibility { label: "Copies" } }
      //<^^^^^^^
    }
    """,
    """
    table {
      row { label copiesLabel "Copies" }
      row { stepper { accessibility { label: "Copies" } } }
      //    ^^^^^^^
    }
    """),
  good: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel }
    }
    table {
      row { stepper { accessibility { label: "Pages" } }; label "Pages" }
      row "Scale" { stepper { maximumValue: 5 } }
      row { textField { placeholder: "Count" }; stepper { accessibility { label: "Count" } } }
    }
    """), fix: .suggestion)

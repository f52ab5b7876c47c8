import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperShowsValue = Rule(
    about, visits: .kinds([.stepper]), having: [.showsValue, .text, .title]
  ) { stepper in
    for name in [PropertyName.showsValue, .text, .title] {
      guard let written = stepper.written(name), written.value != .bool(false) else { continue }
      stepper.report(
        about, at: .property(written),
        label: Message("a stepper has no text", "步进器没有文字")(),
        fixes: [stepper.label(insteadOf: written)], tag: .unnecessary)
    }
  }
}

extension PlacedElement {
  /// Deletes the property, and shows its value in a label before the stepper.
  fileprivate func label(insteadOf written: Written) -> Fix? {
    let origin = element.origin
    var text: String?
    if written.name == .showsValue {
      text = self.written(.value).flatMap { $0.isBinding ? "\"\\(\($0.valueText))\"" : nil }
    } else if written.string != nil {
      text = written.valueText
    }
    // An element used as a value has no place beside it.
    // A label that shows the value, or names the control, stands beside it already.
    let hasLabel = written.name == .showsValue && isWritten(.valueLabel)
    guard let text, text.hasPrefix("\""), !element.isValue, !hasLabel else {
      return delete(written, .suggestion)
    }
    let title = Message("show it in a label", "改用标签显示")()
    let name = (self.name ?? "stepper") + "Label"
    if written.name == .showsValue || isNamedFromOutside
      || walk.memo.body(of: self).names.contains(name)
    {
      return fix(
        title, .suggestion,
        [.delete(written.origin), .insert("label \(text)", before: origin)])
    }
    // The text was the name of the stepper, and the label that shows it goes on naming it.
    let member = "describedBy: \(name)"
    let naming: [Change] =
      written.entry.form == .primaryText
      ? [.delete(written.origin), .add([member], to: origin)]
      : [.replace(written.origin, .whole, member)]
    return fix(title, .suggestion, naming + [.insert("label \(name) \(text)", before: origin)])
  }
}

private let about = Code(
  "stepper/shows-value", .error,
  title: Message("a stepper does not display its value; add a label", "步进器自身不显示数值，请另加标签"),
  why: Message(
    "A stepper shows only a minus and a plus. Without a label for the value beside it, people "
      + "change a number that they cannot see.",
    "步进器只有减号和加号。要说明的内容须放在旁边，否则用户调整的是一个看不见的数。"),
  citation: .guidelines("Stepper > Appearance and Behavior"),
  bad: .inScreen(
    """
    var copies: Int in 1...9 = 1
    table {
      row "Copies" {
        stepper {
          value <-> copies
          showsValue: true
          //<^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    content {
      stepper { title: "Copies"; valueLabel: other; accessibility { label: "Copies" } }
      //        ^^^^^^^^^^^^^^^
      label other "1"
    }
    """,
    """
    table {
      row "Copies" { stepper { text: "1" } }
      //                       ^^^^^^^^^
    }
    """),
  good: [
    #"""
    screen Print {
      var copies: Int in 1...9 = 1
      table {
        row "Copies" { label "\(copies)"; stepper { value <-> copies; showsValue: false } }
      }
    }
    """#
  ], fix: .suggestion)

import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let stepperDividerBothPressed = Rule(
    about, visits: .kinds([.stepper]), having: [.dividerImage]
  ) { stepper in
    for divider in stepper.allWritten(.dividerImage)
    where divider.entry.state.contains(.highlighted)
      && divider.entry.rightState?.contains(.highlighted) ?? false
    {
      stepper.report(
        about, at: .property(divider),
        label: Message("never shown", "永远不会显示")(),
        fixes: [stepper.delete(divider)], tag: .unnecessary)
    }
  }
}

private let about = Code(
  "stepper/divider-both-pressed", .error,
  title: Message(
    "both buttons cannot be pressed at the same time", "不可能同时按下两个按钮"),
  why: Message(
    "A stepper follows one finger: minus is pressed, plus is pressed, or neither. An image for both "
      + "is never drawn; most likely one of the sides was meant to be normal.",
    "步进器只跟随一根手指：按下减号、按下加号，或都没按下。两个都按下的图片永远不会显示，多半是其中一侧应为 normal。"),
  citation: Citation([.catalogSteppers], "Background and Divider Images"),
  bad: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper {
        describedBy: copiesLabel
        dividerImage(left: highlighted, right: highlighted): "divider"
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper {
        describedBy: copiesLabel
        dividerImage(left: normal, right: normal): "divider"
        dividerImage(left: highlighted, right: normal): "divider.left"
        dividerImage(left: normal, right: highlighted): "divider.right"
      }
    }
    """), fix: .safe)

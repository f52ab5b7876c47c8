import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperDividerBothPressed = Rule(
    about, visits: .kinds([.stepper]), file: reportLooks
  ) { stepper in
    for (label, text) in stepper.labelsBeside(that: TouchRequests.pressBoth) {
      label.report(
        about, at: .value(text), label: Message("a finger cannot do that", "没有人能做到")(),
        atMost: .advice)
    }
    for divider in stepper.allWritten(.dividerImage) where divider.entry.isForBothPressed {
      stepper.report(
        about, at: .property(divider), label: neverShown(), fixes: [stepper.delete(divider)],
        tag: .unnecessary)
    }
  }
}

@Sendable private func reportLooks(_ file: FileUses) {
  let program = file.program
  let title = Message("delete `{name}`", "删除 `{name}`")
  for entry in file.lookEntries(of: .stepper) where entry.isForBothPressed {
    let fix = program.origins.edits(for: [.delete(entry.origin)]).map {
      Fix(title(["name": .text(entry.name.name)]), .safe, $0)
    }
    file.report(
      Finding(
        about, at: program.location(of: entry.origin, .member), label: neverShown(),
        fixes: fix.map { [$0] } ?? [], tag: .unnecessary))
  }
}

private let neverShown = Message("never shown", "永远不会显示")

extension PropertyEntry {
  fileprivate var isForBothPressed: Bool {
    name == .dividerImage && state.contains(.highlighted)
      && rightState?.contains(.highlighted) ?? false
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
    #"""
    var points: Int in 0...21 = 0
    table {
      row {
        label count "Points: \(points)"
        stepper { value <-> points; describedBy: count; valueLabel: count }
        label "Press plus and minus together to begin again." { numberOfLines: 0 }
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """#,
    """
    appearance stepper {
      dividerImage(left: highlighted, right: highlighted): "divider"
      //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel }
    }
    """,
    """
    content {
      label copiesLabel "Copies"
      stepper {
        describedBy: copiesLabel
        dividerImage(left: highlighted, right: highlighted): "divider"
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """)
    + [
      """
      style lined: stepper {
        dividerImage(left: normal, right: normal): "divider"
        dividerImage(left: highlighted, right: normal): "divider.left"
        dividerImage(left: normal, right: highlighted): "divider.right"
        dividerImage(left: highlighted, right: highlighted): "divider.both"
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }

      screen Copies {
        content {
          label copiesLabel "Copies"
          stepper { style: lined; describedBy: copiesLabel }
        }
      }
      """
    ],
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

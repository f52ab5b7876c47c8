import CtlDiagnostics

extension Rule {
  static let stepperBaselineConstraint = Rule(about, visits: .layout) { root in
    root.checkBaselines(about, Message("the stepper", "步进器在此处")) { $0.name == .stepper }
  }
}

private let about = Code(
  "stepper/baseline-constraint", .error,
  title: Message("a stepper has no baseline to align", "步进器不支持基线约束"),
  why: Message(
    "A baseline is the line on which letters stand, and a stepper shows no letters. Every other "
      + "constraint works with a stepper; beside a line of text, aligned vertical centers look "
      + "best.",
    "基线是文字所在的线，而步进器没有文字。除此之外的约束都可以使用；与一行文字并排时，垂直居中效果最好。"),
  citation: Citation([.catalogSteppers, .catalogControls], "Using Auto Layout with Steppers"),
  bad: [
    """
    screen Print {
      content {
        label copiesLabel "Copies"
        stepper copies { describedBy: copiesLabel }
        layout {
          align baselines(copiesLabel, copies)
          //                           ^^^^^^
        }
      }
    }
    """,
    """
    screen Print {
      table {
        row {
          label copiesLabel "Copies"
          stepper copies { describedBy: copiesLabel }
          layout { copiesLabel.baseline == copies.baseline + 2 @ 750 }
          //                               ^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    component Counter {
      label name "Copies"
      stepper copies { describedBy: name }
      layout { copies.baseline == name.bottom }
      //       ^^^^^^^^^^^^^^^
    }
    screen Print {
      content { Counter {}; Counter {} }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      label other "Paper"
      stepper copies { describedBy: copiesLabel }
      layout {
        align verticalCenters(copiesLabel, copies)
        align baselines(copiesLabel, other)
        copies.leading == other.trailing
        other.baseline == copiesLabel.baseline
      }
    }
    """), fix: .suggestion)

import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperBaselineConstraint = Rule(about, visits: .layout) { root in
    for constraint in root.constraints {
      switch constraint.form {
      case .kind(_, let operands):
        guard constraint.kindName == "baselines" else { continue }
        root.checkBaselines(constraint, operands)
      case .equation(let left, let right, _): root.checkAnchors(constraint, [left, right])
      }
    }
  }
}

extension PlacedElement {
  fileprivate func checkBaselines(_ constraint: Constraint, _ operands: [ElementID]) {
    let places = program.origins.operands(of: constraint.origin)
    guard let index = operands.firstIndex(where: { self.is($0, .stepper) }), index < places.count
    else { return }
    report(
      on: places[index], operands[index], replacing: [constraint.origin], with: "verticalCenters")
  }

  fileprivate func checkAnchors(
    _ constraint: Constraint, _ sides: [Constraint.Anchor?]
  ) {
    guard
      let stepper = sides.lazy.compactMap({ $0 }).first(where: {
        $0.name == "baseline" && self.is($0.element, .stepper)
      })?.element
    else { return }
    let name = program.source(of: program.element(stepper).origin, .name)
    let anchors = program.origins.operands(of: constraint.origin)
      .filter { program.source(of: $0, .name) == "baseline" }
    guard let guilty = anchors.first(where: { program.source(of: $0, .word) == name }) else {
      return
    }
    report(on: guilty, stepper, replacing: anchors, with: "centerY")
  }

  private func report(
    on place: OriginID, _ stepper: ElementID, replacing named: [OriginID], with word: String
  ) {
    report(
      about, at: .origin(place),
      label: Message("no text, so no baseline", "没有文字，也就没有基线")(),
      related: [
        Finding.Related(
          program.location(of: program.element(stepper).origin, .word),
          Message("the stepper", "步进器在此处")())
      ],
      fixes: [
        fix(
          Message("change it to `{word}`", "改为 `{word}`")(["word": .text(word)]), .suggestion,
          named.map { .replace($0, .name, word) })
      ])
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

import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

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

extension Control {
  fileprivate func checkBaselines(_ constraint: Constraint, _ operands: [ElementID]) {
    let view = ConstraintSyntax(unchecked: program.tree, constraint.origin.node)
    guard let index = operands.firstIndex(where: { self.is($0, .stepper) }),
      index < view.operands.count, let kind = view.nameToken
    else { return }
    report(
      on: view.operands[index].node, operands[index], replacing: [kind], with: "verticalCenters")
  }

  fileprivate func checkAnchors(
    _ constraint: Constraint, _ sides: [Constraint.Anchor?]
  ) {
    guard
      let stepper = sides.lazy.compactMap({ $0 }).first(where: {
        $0.name == "baseline" && self.is($0.element, .stepper)
      })?.element
    else { return }
    let name = program.name(of: program.element(stepper))
    let anchors = Constraint.anchors(program.tree, of: constraint.origin.node)
      .filter { program.tree.text(ofToken: $0.token) == "baseline" }
    guard let guilty = anchors.first(where: { $0.name == name }) else { return }
    report(on: guilty.node, stepper, replacing: anchors.map(\.token), with: "centerY")
  }

  private func report(
    on node: Int, _ stepper: ElementID, replacing tokens: [Int], with word: String
  ) {
    report(
      about, at: .origin(OriginID(node: node)),
      label: Message("no text, so no baseline", "没有文字，也就没有基线")(),
      related: [
        Finding.Related(
          program.location(of: program.element(stepper).origin, .word),
          Message("the stepper", "步进器在此处")())
      ],
      fixes: [
        Fix(
          Message("change it to `{word}`", "改为 `{word}`")(["word": .text(word)]), .suggestion,
          tokens.map { Edit(program.tree.location(ofToken: $0), word) })
      ])
  }
}

private let about = Code(
  "stepper/baseline-constraint", .error,
  title: Message("a stepper has no baseline to align", "步进器不支持基线约束"),
  why: Message(
    "A baseline is the line on which letters stand, and a stepper shows no letters. Every other "
      + "constraint works with it; the vertical centers look best beside a line of text.",
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
  good: [
    """
    screen Print {
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
    }
    """
  ], fix: .suggestion)

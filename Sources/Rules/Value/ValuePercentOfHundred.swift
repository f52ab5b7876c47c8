import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valuePercentOfHundred = Rule(
    about,
    file: { file in
      let program = file.program
      for expression in program.expressions
      where expression.operation == .call && expression.isPercent {
        let share = program.operand(0, of: expression)
        let value = program.expression(share)
        // How large a part of another amount is, the ranges of both do not say.
        let isPart =
          value.operation == .divide && program.constant(program.operand(1, of: value)) == nil
        guard !isPart, let bounds = program.bounds(of: share), bounds.areReached,
          bounds.ends.upperBound > 10
        else { continue }
        let inner = value.operation == .toDouble ? program.operand(0, of: value) : share
        let text = program.source(of: program.expression(inner).origin)
        let isInt = program.expression(inner).type == .int
        let divided = isInt ? "(Double(\(text)) / 100)" : "(\(text) / 100)"
        let edits = program.origins.edits(for: [
          .replace(program.expression(inner).origin, .whole, divided)
        ])
        file.report(
          Finding(
            about, at: program.location(of: program.expression(inner).origin),
            ["text": .text(text), "most": .number(bounds.ends.upperBound)],
            label: Message("people read {share}%", "人们会读到 {share}%")([
              "share": .number(bounds.ends.upperBound * 100)
            ]),
            fixes: edits.map {
              [
                Fix(
                  Message("write `{text}`", "改为 `{text}`")(["text": .text(divided)]), .suggestion,
                  $0)
              ]
            } ?? []))
      }
    })
}

extension Expression {
  /// `share.formatted(.percent)`
  fileprivate var isPercent: Bool {
    BuiltIn.all.indices.contains(Int(payload))
      && BuiltIn.all[Int(payload)].function.style == "percent"
  }
}

private let about = Code(
  "value/percent-of-hundred", .warning,
  title: Message(
    "`.percent` takes a share of 1, and `{text}` can be {most}",
    "`.percent` 以 1 为 100%，而 `{text}` 可以是 {most}"),
  why: Message(
    "`0.5.formatted(.percent)` is `50%`. A number that counts to 100 is shown a hundred times too large.",
    "`0.5.formatted(.percent)` 是 `50%`。以 100 计的数字会被放大一百倍显示。"),
  bad: [
    """
    screen Battery {
      var charge: Double in 0...100 = 80
      content {
        label "Charge: \\(charge.formatted(.percent))"
        //               ^^^^^^
        slider { value <-> charge; accessibility { label: "Charge" } }
      }
    }
    """
  ],
  good: [
    """
    record Goal { saved: Double in 0...1000000 = 0; target: Double in 1...1000000 = 1 }

    screen Saving {
      var goal: Goal = Goal()
      content {
        slider { value <-> goal.saved; accessibility { label: "Savings" } }
        slider { value <-> goal.target; accessibility { label: "Target" } }
        label "Saved: \\((goal.saved / goal.target).formatted(.percent))"
      }
    }
    """,
    """
    screen Battery {
      var charge: Double in 0...1 = 0.8
      content {
        label "Charge: \\(charge.formatted(.percent))"
        slider { value <-> charge; accessibility { label: "Charge" } }
      }
    }
    """,
  ], fix: .suggestion)

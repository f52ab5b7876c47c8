import CtlDiagnostics

extension Rule {
  static let stepperStepExceedsRange = Rule(
    about, visits: .kinds([.stepper]), having: [.minimumValue, .maximumValue, .stepValue, .value]
  ) { stepper in
    guard let steps = Steps(stepper), steps.step > steps.range else { return }
    let place =
      stepper.written(.stepValue) ?? stepper.written(.maximumValue)
      ?? stepper.written(.value)
    stepper.report(
      about, at: place.map { .value($0) } ?? .kind,
      label: Message(
        "a step of {step}, and {range} between the ends", "步长为 {step}，而两端只相差 {range}")(
          ["step": .number(steps.step), "range": .number(steps.range)]),
      looks: Steps.set(at: stepper))
  }
}

private let about = Code(
  "stepper/step-exceeds-range", .warning,
  title: Message("one step is larger than the whole range", "步长大于整个范围"),
  why: Message(
    "The first tap leaves the range: the value stops at the end, and people cannot reach any "
      + "value between the ends. They expect each tap to change the value by the same small "
      + "amount.",
    "第一次点击就会超出范围：数值停在端点，中间的值都无法选到。用户期望每次点击的变化量相同而且不大。"),
  citation: Citation([.catalogSteppers], "Content of Steppers"),
  bad: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; maximumValue: 5; stepValue: 10 }
      //                                                              ^^
    }
    """,
    """
    var level: Double in 0...0.5 = 0
    content {
      label levelLabel "Level"
      stepper { describedBy: levelLabel; value <-> level }
      //                                           ^^^^^
    }
    """),
  good: .inContent(
    """
    label copiesLabel "Copies"
    stepper { describedBy: copiesLabel; maximumValue: 10; stepValue: 10 }
    """))

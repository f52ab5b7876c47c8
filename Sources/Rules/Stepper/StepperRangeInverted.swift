import CtlDiagnostics

extension Rule {
  static let stepperRangeInverted = Rule(
    about, visits: .kinds([.stepper]), having: [.minimumValue, .maximumValue, .value],
    weight: .settable(["minimumValue", "maximumValue"])
  ) { stepper in
    guard let minimum = stepper.minimum, let maximum = stepper.maximum, minimum >= maximum else {
      return
    }
    let low = stepper.written(.minimumValue)
    let high = stepper.written(.maximumValue)
    guard let place = high ?? low ?? stepper.written(.value) else { return }
    func fixes() -> [Fix?] {
      if minimum > maximum, let low, let high { return [stepper.swap(low, high)] }
      return []
    }
    stepper.report(
      about, at: .value(place),
      label: Message("from {minimum} to {maximum}", "从 {minimum} 到 {maximum}")([
        "minimum": .number(minimum), "maximum": .number(maximum),
      ]), fixes: fixes())
  }
}

private let about = Code(
  "stepper/range-inverted", .error,
  title: Message("the minimum must be less than the maximum", "最小值必须小于最大值"),
  why: Message(
    "A stepper moves its value between the two. With an empty range there is nothing to step "
      + "through, and UIKit raises an exception.",
    "步进器在最小值与最大值之间调整数值。范围为空时无法调整，UIKit 会抛出异常。"),
  citation: Citation([.catalogSteppers], "Content of Steppers"),
  bad: [
    """
    screen Print {
      content {
        label copiesLabel "Copies"
        stepper {
          describedBy: copiesLabel
          minimumValue: 5
          maximumValue: 1
          //            ^
          value: 3
        }
      }
    }
    """,
    .inContent(
      """
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; minimumValue: 100 }
      //                                                ^^^
      """),
    """
    component Counter(limit: Int) {
      label name "Copies"
      stepper { describedBy: name; minimumValue: 1; maximumValue: limit; value: 1 }
    }
    screen Print {
      content { Counter { limit: 1 } }
      //                         ^
    }
    """,
  ],
  good: .inScreen(
    """
    var copies: Int in 1...9 = 1
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; minimumValue: 1; maximumValue: 5; value: 3 }
      stepper { describedBy: copiesLabel; value <-> copies }
    }
    """), fix: .suggestion)

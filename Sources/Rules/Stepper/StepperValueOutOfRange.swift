import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperValueOutOfRange = Rule(about, visits: .kinds([.stepper]), having: [.value]) {
    stepper in
    guard let written = stepper.written(.value), !written.lacksBinding,
      let minimum = stepper.minimum, let maximum = stepper.maximum, minimum < maximum
    else { return }
    guard let value = stepper.initialValue, value < minimum || value > maximum else {
      if let ends = written.ends(beyond: minimum...maximum) {
        stepper.report(
          about, at: .value(written),
          label: Message(
            "goes from {first} to {last}, and the range is {minimum} to {maximum}",
            "从 {first} 到 {last}，而范围是 {minimum} 到 {maximum}")([
              "first": .number(ends.lowerBound), "last": .number(ends.upperBound),
              "minimum": .number(minimum), "maximum": .number(maximum),
            ]))
      }
      return
    }
    let nearest = min(max(value, minimum), maximum)
    stepper.report(
      about, at: .value(written),
      label: Message(
        "{value}, and the range is {minimum} to {maximum}",
        "值为 {value}，而范围是 {minimum} 到 {maximum}")([
          "value": .number(value), "minimum": .number(minimum), "maximum": .number(maximum),
        ]),
      fixes: written.isBinding
        ? [] : [stepper.replaceValue(written, with: Value.text(nearest))])
  }
}

private let about = Code(
  "stepper/value-out-of-range", .warning,
  title: Message(
    "the value is outside the range of the stepper", "数值超出了步进器的范围"),
  why: Message(
    "The stepper moves such a value to the nearest end of its range at once, so the screen "
      + "opens with a different value than the one in the file.",
    "步进器会立刻把这样的值移到范围的端点，因此界面打开时显示的值与文件中写的不同。"),
  citation: Citation([.catalogSteppers], "Content of Steppers"),
  bad: [
    .inContent(
      """
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; value: 101 }
      //                                         ^^^
      """),
    """
    screen Print {
      var copies: Int = 12
      content {
        label copiesLabel "Copies"
        stepper { describedBy: copiesLabel; value <-> copies; maximumValue: 10 }
        //                                            ^^^^^^
      }
    }
    """,
    """
    component Counter(start: Int) {
      label name "Copies"
      stepper { describedBy: name; minimumValue: 1; maximumValue: 9; value: start }
    }
    screen Print {
      content { Counter { start: 0 } }
      //                         ^
    }
    """,
  ],
  good: .inContent(
    """
    label copiesLabel "Copies"
    stepper { describedBy: copiesLabel; value: 100 }
    stepper { describedBy: copiesLabel; minimumValue: 1; maximumValue: 5; value: 1 }
    """), fix: .safe)

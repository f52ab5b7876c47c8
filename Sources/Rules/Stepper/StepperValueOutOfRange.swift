import CtlDiagnostics

extension Rule {
  static let stepperValueOutOfRange = Rule(about, visits: .kinds([.stepper]), having: [.value]) {
    $0.reportValueOutOfRange(about)
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
  good: [
    .inContent(
      """
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; value: 100 }
      stepper { describedBy: copiesLabel; minimumValue: 1; maximumValue: 5; value: 1 }
      """),
    .inContent(
      having: "var copies: Int in 0...10 = 3",
      """
      label copiesLabel "Copies: \\(copies)"
      stepper {
        value <-> copies
        describedBy: copiesLabel
        minimumValue: copies > 5 ? 4 : 0
        maximumValue: 10
      }
      """),
  ], fix: .safe)

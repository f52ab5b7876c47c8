import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperStepNotPositive = Rule(
    about, visits: .kinds([.stepper]), having: [.stepValue], weight: .settable(["stepValue"])
  ) { stepper in
    guard let written = stepper.written(.stepValue),
      let step = (written.value ?? written.atStart)?.number, step <= 0
    else { return }
    stepper.report(
      about, at: .value(written),
      label: step == 0
        ? Message("a tap changes nothing", "点击后数值不变")()
        : Message("plus would subtract, and minus add", "加号会变成减，减号会变成加")(),
      fixes: written.value == nil
        ? []
        : [
          step == 0
            ? stepper.replaceValue(written, with: "1", .suggestion)
            : stepper.replaceValue(written, with: Value.text(-step))
        ])
  }
}

private let about = Code(
  "stepper/step-not-positive", .error,
  title: Message("the step must be greater than 0", "步长必须大于0"),
  why: Message(
    "One tap adds or subtracts one step. A step of 0 leads nowhere, a negative one turns the two signs "
      + "around, and UIKit raises an exception for both.",
    "每点一下，数值增加或减少一个步长。步长为0时数值不变，为负时加减颠倒，UIKit 都会抛出异常。"),
  citation: Citation([.catalogSteppers], "Content of Steppers (step size)"),
  bad: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; stepValue: 0 }
      //                                             ^
    }
    """,
    """
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; stepValue: -2 }
      //                                             ^^
    }
    """,
    """
    let step: Double = -0.5
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; maximumValue: 5; stepValue: step }
      //                                                              ^^^^
    }
    """,
    """
    var step: Double in 0...5 = 0
    var cups: Double in 0...10 = 0
    table {
      row "Cups: \\(cups)" { stepper { value <-> cups; stepValue: step } }
      //                                                         ^^^^
      row "Step" { slider { value <-> step } }
    }
    """),
  good: .inContent(
    """
    label copiesLabel "Copies"
    stepper { describedBy: copiesLabel; stepValue: 0.25; maximumValue: 5 }
    """), fix: .safe)

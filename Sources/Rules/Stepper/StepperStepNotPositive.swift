import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperStepNotPositive = Rule(
    about, visits: .kinds([.stepper]), having: [.stepValue], weight: .settable(["stepValue"])
  ) { stepper in
    guard let written = stepper.written(.stepValue) else { return }
    let first = (written.value ?? written.atStart)?.number.flatMap {
      $0 <= 0 && (written.value != nil || written.mayBe(.double($0))) ? $0 : nil
    }
    let given = first == nil ? written.givenZero : nil
    guard let step = first ?? given.map({ _ in 0 }) ?? written.leastStep else { return }
    stepper.report(
      about, at: .value(written),
      label: step == 0
        ? Message("a tap changes nothing", "点击后数值不变")()
        : Message("plus would subtract, and minus add", "加号会变成减，减号会变成加")(),
      related: written.related(toState: given),
      fixes: written.value == nil
        ? []
        : [
          step == 0
            ? stepper.replaceValue(written, with: "1", .suggestion)
            : stepper.replaceValue(written, with: Value.text(-step))
        ])
  }
}

extension Written {
  /// What makes the variable that it is 0.
  fileprivate var givenZero: Location? {
    guard value == nil, !isConstant else { return nil }
    let expression = expression
    let id = expression.operation == .toDouble ? program.operand(0, of: expression) : expressionID
    guard let bound = control.walk.expansion.variable(id, of: program, in: control.frame) else {
      return nil
    }
    return control.walk.memo.states.given(to: bound.index, in: bound.program).first {
      $0.value.number == 0 && mayBe($0.value)
    }?.location
  }

  /// The least that a variable makes of a step, where that is no step forward.
  fileprivate var leastStep: Double? {
    let positive = Double.leastNonzeroMagnitude...Double.infinity
    guard value == nil, let ends = reach(beyond: positive), mayBe(.double(ends.lowerBound)) else {
      return nil
    }
    return ends.lowerBound
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
    """,
    """
    var step: Int in 0...30 = 1
    var cups: Double in 0...10 = 0
    table {
      row "Cups: \\(cups)" { stepper { value <-> cups; stepValue: Double(step); wraps: true } }
      //                                                         ^^^^^^^^^^^^
      row "Step: \\(step)" { stepper { value <-> step } }
    }
    """),
  good: [
    .inContent(
      """
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; stepValue: 0.25; maximumValue: 5 }
      """),
    .inTable(
      having: "var step: Double in 0...5 = 0",
      """
      row "Step" { slider { value <-> step } }
      if step > 0 { row "Cups" { stepper { stepValue: step } } }
      """),
  ], fix: .safe)

import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueStepNotWhole = Rule(
    about, visits: .kinds([.stepper]), having: [.stepValue, .value]
  ) { stepper in
    guard let value = stepper.written(.value), value.isBinding, value.expression.type == .int,
      let written = stepper.written(.stepValue), let step = stepper.number(.stepValue),
      step != step.rounded()
    else { return }
    stepper.report(
      about, at: .value(written), ["step": .number(step)], looks: [.stepValue, .value],
      fixes: [stepper.replaceValue(written, with: "1", .suggestion)])
  }
}

private let about = Code(
  "value/step-not-whole", .warning,
  title: Message(
    "steps of {step} change a variable of whole numbers", "每步 {step} 改变的却是整数变量"),
  why: Message(
    "An `Int` holds no part of a step: a tap changes it by a whole number, or not at all. Declare the "
      + "variable as a `Double`, or take whole steps.",
    "`Int` 存不下一步的小数部分：每次轻击只能改变整数，或者毫无变化。请把变量声明为 `Double`，或使用整数步长。"),
  bad: [
    """
    screen Shoes {
      var size: Int in 36...48 = 42
      content {
        label sizeLabel "Size: \\(size)"
        stepper { value <-> size; stepValue: 0.5; describedBy: sizeLabel }
        //                                   ^^^
      }
    }
    """
  ],
  good: [
    """
    screen Shoes {
      var size: Double in 36...48 = 42
      content {
        label sizeLabel "Size: \\(size)"
        stepper { value <-> size; stepValue: 0.5; describedBy: sizeLabel }
      }
    }
    """
  ], fix: .suggestion)

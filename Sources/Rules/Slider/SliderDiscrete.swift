import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let sliderDiscrete = Rule(
    about, visits: .kinds([.slider]), having: [.step, .stepValue, .adjustment]
  ) { slider in
    let names: [PropertyName] = [.step, .stepValue, .adjustment]
    let steps = names.compactMap { slider.written($0) }.filter { $0.value != .member("continuous") }
    guard let first = steps.first else { return }
    if first.name == .adjustment, first.value != .member("discrete") {
      slider.report(
        about, at: .property(first), label: Message("has no effect", "没有效果")(),
        fixes: [slider.delete(first)])
      return
    }
    slider.report(
      about, at: .property(first),
      label: Message("sliders have no steps", "滑块没有步长")(), fixes: toStepper(slider, steps))
  }
}

/// Only for ranges and steps that suit a stepper, and if something names the stepper.
private func toStepper(_ slider: PlacedElement, _ steps: [Written]) -> [Fix?] {
  let step = steps.lazy.compactMap { $0.value?.number }.first ?? 1
  guard let minimum = slider.minimum, let maximum = slider.maximum,
    slider.isSet(.maximumValue) || slider.written(.value)?.isBinding == true,
    slider.written(.describedBy) != nil, steps.count == 1, step > 0,
    step <= maximum - minimum, (maximum - minimum) / step <= slider.settings[.stepperMaxSteps]
  else { return [] }
  var replaced: [OriginID: String] = [:]
  if steps[0].name == .step {
    replaced[steps[0].entry.origin] = "stepValue: \(steps[0].valueText)"
  }
  return [slider.rewriteKind(to: .stepper, replacing: replaced)]
}

private let about = Code(
  "slider/discrete", .warning,
  title: Message(
    "a slider adjusts continuously; use a stepper for discrete steps",
    "滑块用于连续调整，离散调整请使用步进器"),
  why: Message(
    "A thumb can rest anywhere on its track, and nothing on it shows where one step ends and the "
      + "next begins. A stepper changes its value by exactly one step for each tap.",
    "Thumb 可以停在轨迹的任何位置，无法看出一步从哪里开始、到哪里结束。步进器每点一下恰好改变一步。"),
  citation: Citation([.catalogSteppers], "Elements Similar to a Stepper (Slider)"),
  bad: .inScreen(
    """
    var copies: Int in 1...20 = 1
    content {
      label copiesLabel "Copies"
      slider {
        value <-> copies
        describedBy: copiesLabel
        stepValue: 1
        //<^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label copiesLabel "Copies"
      slider {
        describedBy: copiesLabel
        adjustment: .discrete
        //<^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    var copies: Int in 1...20 = 1
    content {
      label copiesLabel "Copies"
      stepper { value <-> copies; stepValue: 1; describedBy: copiesLabel }
    }
    """), fix: .suggestion)

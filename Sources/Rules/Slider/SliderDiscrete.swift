import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let sliderDiscrete = Rule(
    about, visits: .kinds([.slider]), having: [.step, .stepValue, .adjustment, .value]
  ) { slider in
    let names: [PropertyName] = [.step, .stepValue, .adjustment]
    let steps = names.compactMap { slider.written($0) }.filter { $0.value != .member("continuous") }
    guard let first = steps.first else {
      return reportRounding(slider) ? () : reportFewNumbers(slider)
    }
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

/// A handler that rounds the value while the thumb moves makes steps of it.
private func reportRounding(_ slider: PlacedElement) -> Bool {
  guard let value = slider.written(.value) else { return false }
  for handler in slider.handlers where handler.event == .valueChanged {
    for step in slider.runningSteps(of: handler) {
      guard let number = slider.value(step, gives: value), step.program.rounds(number) else {
        continue
      }
      slider.report(
        about, at: .handler(handler),
        label: Message("rounds the value to steps", "把数值取整为一级一级")())
      return true
    }
  }
  // `on level.changed -> level = Double(round(level))`
  guard let level = slider.walk.part(of: value.entry.expression, in: slider.scope) else {
    return false
  }
  let program = slider.walk.expansion.program
  for handler in slider.walk.followers(of: level) where slider.program.file == program.file {
    let isRounded = program.steps[handler.steps].contains { step in
      guard case .assign(let place, let number) = step.form else { return false }
      return program.variablePart(place) == level && program.rounds(number)
    }
    if isRounded {
      slider.report(
        about, at: .handler(handler),
        label: Message("rounds the value to steps", "把数值取整为一级一级")())
      return true
    }
  }
  return false
}

extension Program {
  /// Whether a number is rounded on the way to a value.
  fileprivate func rounds(_ id: ExpressionID) -> Bool {
    var open = [id]
    for _ in 0..<64 {
      guard let id = open.popLast() else { return false }
      let expression = expression(id)
      if expression.operation == .call, BuiltIn(expression)?.function.name == "round" {
        return true
      }
      open += operandIDs(of: expression)
    }
    return false
  }
}

/// A variable of a few whole numbers has steps too: the thumb rests between them and says nothing.
private func reportFewNumbers(_ slider: PlacedElement) {
  guard let value = slider.written(.value), value.isBinding,
    value.expression.type.base == .int || value.variable?.type.base == .int,
    let minimum = slider.minimum, let maximum = slider.maximum, minimum < maximum,
    maximum - minimum <= fewSteps
  else { return }
  slider.report(
    about, at: .value(value),
    label: Message("{count} whole numbers", "只有 {count} 个整数")([
      "count": .number(maximum - minimum + 1)
    ]), fixes: [slider.written(.describedBy) == nil ? nil : slider.rewriteKind(to: .stepper)])
}

/// With more of them a thumb seems to move freely.
private let fewSteps = 10.0

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
    replaced[steps[0].origin] = "stepValue: \(steps[0].valueText)"
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
      + "next begins. A stepper changes its value by exactly one step for each tap. A variable of "
      + "whole numbers with at most ten steps, as from 0 to 10, has steps too.",
    "Thumb 可以停在轨迹的任何位置，无法看出一步从哪里开始、到哪里结束。步进器每点一下恰好改变一步。"
      + "取值不超过十个整数的变量同样有步长。"),
  citation: Citation([.catalogSteppers], "Elements Similar to a Stepper (Slider)"),
  bad: .inScreen(
    """
    var level: Double in 0...50 = 1
    on level.changed -> level = Double(round(level))
    //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    table { row "Level" { slider { value <-> level } } }
    """,
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
    """,
    """
    var stars: Int in 1...5 = 3
    table {
      row "Stars" { slider { value <-> stars } }
      //                               ^^^^^
    }
    """),
  good: .inScreen(
    """
    var copies: Int in 1...20 = 1
    content {
      label copiesLabel "Copies"
      stepper { value <-> copies; stepValue: 1; describedBy: copiesLabel }
    }
    """,
    """
    var volts: Int in 0...230 = 12
    table { row "Volts" { slider { value <-> volts } } }
    """)
    + [
      """
      screen Lamp {
        var level: Int in 0...300 = 3
        table { row "Level \\(level)" { on select -> push Edit(level <-> level) } }
      }
      screen Edit(level: binding Int) "Level" {
        table { row "Level \\(level)" { slider { value <-> level } } }
      }
      """,
      """
      screen Lamps {
        var one: Int in 0...3 = 3
        var other: Int in 0...300 = 3
        table {
          row "One \\(one)" { on select -> push Edit(level <-> one) }
          row "Other \\(other)" { on select -> push Edit(level <-> other) }
        }
      }
      screen Edit(level: binding Int) "Level" {
        table { row "Level \\(level)" { slider { value <-> level } } }
      }
      """,
    ], fix: .suggestion)

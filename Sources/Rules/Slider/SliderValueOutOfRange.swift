import CtlDiagnostics

extension Rule {
  static let sliderValueOutOfRange = Rule(
    about, visits: .kinds([.slider]), having: [.value],
    weight: .settable(["value", "minimumValue", "maximumValue"])
  ) {
    slider in
    guard let written = slider.written(.value), !written.lacksBinding,
      let minimum = slider.minimum, let maximum = slider.maximum, minimum < maximum
    else { return }
    guard let value = slider.initialValue, value < minimum || value > maximum else {
      if let ends = written.ends(beyond: minimum...maximum) {
        slider.report(
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
    let nearest = Message.Argument.number(value < minimum ? minimum : maximum)
    guard case .text(let text) = nearest else { return }
    slider.report(
      about, at: .value(written),
      label: Message(
        "{value}, and the range is {minimum} to {maximum}",
        "值为 {value}，而范围是 {minimum} 到 {maximum}")([
          "value": .number(value), "minimum": .number(minimum), "maximum": .number(maximum),
        ]), fixes: written.isBinding ? [] : [slider.replaceValue(written, with: text)])
  }
}

private let about = Code(
  "slider/value-out-of-range", .warning,
  title: Message("the value is outside the range of the slider", "数值超出了滑块的限定范围"),
  why: Message(
    "A slider keeps its value within its range, so this one begins at the nearest end and not "
      + "at the value in the file.",
    "滑块的值始终在范围之内，因此起始值会变成较近一端的值，而不是这里写的值。"),
  citation: .guidelines("Slider"),
  bad: [
    """
    screen Reader {
      content {
        slider {
          value: 5
          //     ^
          accessibility { label: "Brightness" }
        }
      }
    }
    """,
    """
    component Level(start: Double) {
      slider {
        minimumValue: 2
        maximumValue: 4
        value: start
        accessibility { label: "Line Spacing" }
      }
    }

    screen Reader {
      content {
        Level { start: 1.5 }
        //             ^^^
      }
    }
    """,
    """
    screen Reader {
      var brightness: Double = 60
      content {
        slider { value <-> brightness; accessibility { label: "Brightness" } }
        //                 ^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inContent(
    """
    slider { value: 1; accessibility { label: "Brightness" } }
    slider { value: 0; accessibility { label: "Warmth" } }
    """), fix: .safe)

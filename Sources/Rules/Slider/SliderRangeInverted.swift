import CtlDiagnostics

extension Rule {
  static let sliderRangeInverted = Rule(
    about, visits: .kinds([.slider]), having: [.minimumValue, .maximumValue],
    weight: .settable(["minimumValue", "maximumValue"])
  ) { slider in
    guard let minimum = slider.minimum, let maximum = slider.maximum, minimum >= maximum else {
      return
    }
    let low = slider.written(.minimumValue)
    let high = slider.written(.maximumValue)
    guard let place = high ?? low else { return }
    func fixes() -> [Fix?] {
      if minimum > maximum, let low, let high { return [slider.swap(low, high)] }
      return []
    }
    slider.report(
      about, at: .value(place),
      label: Message("from {minimum} to {maximum}", "从 {minimum} 到 {maximum}")([
        "minimum": .number(minimum), "maximum": .number(maximum),
      ]), fixes: fixes())
  }
}

private let about = Code(
  "slider/range-inverted", .error,
  title: Message("the minimum must be less than the maximum", "最小值必须小于最大值"),
  why: Message(
    "The thumb slides from the minimum at one end to the maximum at the other. When the minimum "
      + "is not the smaller of the two there is no range, and the thumb has nowhere to go.",
    "Thumb 在最小值与最大值之间滑动。最小值不小于最大值时范围不存在，Thumb 无处可去。"),
  citation: .guidelines("Slider"),
  bad: .inScreen(
    """
    content {
      slider {
        minimumValue: 24
        maximumValue: 10
        //            ^^
        value: 24
        accessibility { label: "Text Size" }
      }
    }
    """,
    """
    content {
      slider {
        minimumValue: 1
        //            ^
        value: 1
        accessibility { label: "Text Size" }
      }
    }
    """),
  good: .inScreen(
    """
    content {
      slider {
        minimumValue: 10
        maximumValue: 24
        value: 12
        accessibility { label: "Text Size" }
      }
    }
    """), fix: .suggestion)

import CtlDiagnostics

extension Rule {
  static let sliderValueOutOfRange = Rule(
    about, visits: .kinds([.slider]), having: [.value],
    weight: .settable(["value", "minimumValue", "maximumValue"])
  ) { $0.reportValueOutOfRange(about) }
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

import CtlRuntime

/// Every interaction, with values that fit and values that do not.
let interactions: [Interaction] = touches + simple + indexed + measured

private let touches: [Interaction] = [
  .touch(.down), .touch(.move(inside: true)), .touch(.move(inside: false)), .touch(.up),
  .touch(.down), .touch(.cancel),
]
private let simple: [Interaction] =
  [
    .touch(.down(tapCount: 2)), .release, .tap, .increment, .decrement, .wait(.seconds(1)),
    .deleteBackward, .clear, .pressReturn, .dismissKeyboard, .dismiss,
    .type("a"), .type("b\nc"), .type(""), .choose("Ann"),
    .wait(.seconds(-1)), .wait(.seconds(Int64.max)),
  ]
private let indexed: [Interaction] = ([-1, 0, 1, 2, .min, .max] as [Int]).flatMap {
  [.press(segment: $0), .release, .tapSegment($0), .spin(wheel: 0, row: $0)] as [Interaction]
}
private let measured: [Interaction] =
  ([-1, 0, 0.3, 1, 1e308, .nan, .infinity, -.infinity] as [Double]).flatMap {
    [.drag(to: $0), .pull($0)] as [Interaction]
  } + [.spin(wheel: 1, row: .max), .spin(wheel: .min, row: 0)]

/// The same numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func bool() -> Bool { .random(using: &self) }

  /// Mostly reasonable, sometimes anything.
  mutating func double() -> Double {
    let strange: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -0.0, 1e300,
    ]
    return bool() || bool() ? .random(in: -200...200, using: &self) : pick(strange)
  }

  mutating func int() -> Int {
    bool() || bool() ? .random(in: -5...70, using: &self) : pick([.min, .max, -1, 0])
  }

  mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: values.indices, using: &self)] }

  mutating func interaction() -> Interaction {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: .drag(to: double())
    case 1: .spin(wheel: Int.random(in: -1...4, using: &self), row: int())
    case 2: .press(segment: pick([0, 1, 2, int()]))
    case 3: .wait(.milliseconds(Int.random(in: -100...3_000, using: &self)))
    case 4: .pull(double())
    case 5: .type(pick(["a", "é", "\u{301}", "🇨🇳", "x\r\ny", "", "longer text"]))
    default: pick(interactions)
    }
  }

  /// A control of a kind with properties at random, valid or not.
  mutating func control(_ kind: ControlKind) -> AnyControl {
    var control = AnyControl(kind.type.init())
    disturb(&control)
    return control
  }

  /// Writes some properties.
  mutating func disturb(_ control: inout AnyControl) {
    switch control.control {
    case var stepper as Stepper:
      stepper.stepValue = double()
      stepper.minimumValue = double()
      stepper.maximumValue = double()
      stepper.value = double()
      stepper.wraps = bool()
      stepper.isContinuous = bool()
      stepper.autorepeat = bool()
      stepper.isEnabled = bool() || bool()
      control = AnyControl(stepper)
    case var slider as Slider:
      slider.maximumValue = double()
      slider.minimumValue = double()
      slider.value = double()
      slider.isContinuous = bool()
      control = AnyControl(slider)
    case var pages as PageControl:
      pages.numberOfPages = int()
      pages.currentPage = int()
      pages.defersCurrentPageDisplay = bool()
      control = AnyControl(pages)
    case var segmented as SegmentedControl:
      segmented.segments = Array(repeating: "A", count: Int.random(in: 0...5, using: &self))
      segmented.selectedSegmentIndex = int()
      segmented.isMomentary = bool()
      control = AnyControl(segmented)
    case var picker as Picker:
      picker.wheels = (0..<Int.random(in: 0...3, using: &self)).map { _ in
        (0..<Int.random(in: 0...4, using: &self)).map(String.init)
      }
      picker.selectedRows = [int(), int()]
      control = AnyControl(picker)
    case var picker as DatePicker:
      picker.locale = pick(["en_US", "zh-Hans-CN", "de_DE"])
      picker.mode = pick(DatePicker.Mode.allCases)
      picker.minuteInterval = pick([1, 5, 15, 30, int()])
      picker.date = date()
      picker.minimumDate = bool() ? date() : nil
      picker.maximumDate = bool() ? date() : nil
      picker.countDownDuration = .seconds(int())
      control = AnyControl(picker)
    case var view as ProgressView:
      view.progress = double()
      control = AnyControl(view)
    case var field as TextField:
      field.maxLength = bool() ? int() : nil
      field.text = pick(["", "text", "two\nlines", "e\u{301}🇨🇳"])
      field.clearButtonMode = pick(TextField.ViewMode.allCases)
      control = AnyControl(field)
    default:
      control.view.isHidden = bool() && bool()
    }
  }

  mutating func date() -> DateTime {
    pick([DateTime.earliest, .latest, DateTime("2026-01-31T09:41") ?? .earliest])
      .adding(days: Int.random(in: -2...2, using: &self))
      .advanced(by: .seconds(Int.random(in: -90_000...90_000, using: &self)))
  }
}

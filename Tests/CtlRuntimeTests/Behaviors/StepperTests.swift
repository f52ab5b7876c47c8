import CtlRuntime
import Testing

@Suite struct StepperTests {
  let orange = Color(0xFF9500)

  @Test("stepper.B1 two segments, minus on the left of plus")
  func segments() {
    #expect(Stepper.Segment.allCases == [.decrement, .increment])
    let layout = Stepper().layout(in: Rect(width: 95, height: 29))
    #expect(layout.decrement.maxX == layout.divider.x)
    #expect(layout.divider.maxX == layout.increment.x && layout.increment.maxX == 95)
    #expect(Stepper().incrementImage[.normal] == "plus")
    #expect(Stepper().decrementImage[.normal] == "minus")
  }

  @Test("a button that cannot step is disabled, with the image and the divider for that")
  func ends() {
    var stepper = Stepper(value: 0, in: 0...9)
    stepper.decrementImage[.disabled] = "stop"
    #expect(stepper.state(of: .decrement) == .disabled && stepper.state(of: .increment) == .normal)
    #expect(stepper.icon(of: .decrement, inToolbar: false, tint: orange)?.image == "stop")
    stepper.dividerImage[left: .normal, right: .normal] = "line"
    stepper.dividerImage[left: .disabled, right: .disabled] = "gray"
    #expect(stepper.currentDividerImage == "line")
    stepper.isEnabled = false
    #expect(stepper.currentDividerImage == "gray")
    stepper.wraps = true
    stepper.isEnabled = true
    #expect(stepper.state(of: .decrement) == .normal)
  }

  @Test("an image for one state leaves the tint to the plus of the system")
  func tintOfSystemImages() {
    var stepper = Stepper(value: 5, in: 0...9)
    stepper.incrementImage[.highlighted] = "star"
    #expect(
      stepper.icon(of: .increment, inToolbar: false, tint: orange)?.templateColor == orange)
  }

  @Test("stepper.B2 one press adds or subtracts the step")
  func press() {
    var stepper = Stepper(value: 10, step: 2.5)
    #expect(stepper.press(.increment) == [.touchDown, .valueChanged])
    #expect(stepper.release() == [.touchUpInside] && stepper.value == 12.5)
    #expect(stepper.send(.decrement) == [.touchDown, .valueChanged, .touchUpInside])
    #expect(stepper.value == 10)
  }

  @Test(
    "stepper.B3 past an end it wraps to the other one, or stays",
    arguments: [
      // value, step, wraps, after plus, after minus; in 0...10
      (10.0, 1.0, true, 0.0, 9.0), (10, 1, false, 10, 9), (9, 1, true, 10, 8),
      (9, 2, true, 0, 7), (9, 2, false, 10, 7), (0, 1, true, 1, 10), (0, 1, false, 1, 0),
      (1, 3, true, 4, 10), (1, 3, false, 4, 0), (5, 100, true, 0, 10), (5, 100, false, 10, 0),
    ])
  func wraps(value: Double, step: Double, wraps: Bool, plus: Double, minus: Double) {
    var stepper = Stepper(value: value, in: 0...10, step: step)
    stepper.wraps = wraps
    #expect(stepper.value(after: .increment) == plus)
    #expect(stepper.value(after: .decrement) == minus)
    _ = stepper.send(.increment)
    #expect(stepper.value == plus)
  }

  @Test("stepper.B4 never shows its value")
  func hidesItsValue() {
    let stepper = Stepper(value: 42) { $0.valueLabel = "copies" }
    #expect(stepper.ownText == nil && stepper.accessibleName == nil)
    #expect(stepper.accessibilityValue(in: .english) == "42")
  }

  @Test("stepper.B5 held, it repeats the step, faster the longer it is held")
  func autorepeat() {
    var stepper = Stepper(value: 0, in: 0...10_000)
    _ = stepper.press(.increment)
    #expect(stepper.advance(by: .milliseconds(499)) == [] && stepper.value == 1)
    #expect(stepper.advance(by: .milliseconds(1)) == [.valueChanged] && stepper.value == 2)
    #expect(stepper.advance(by: .milliseconds(250)) == [.valueChanged])
    _ = stepper.advance(by: .milliseconds(1_250))
    #expect(stepper.value == 8)
    _ = stepper.advance(by: .seconds(2))
    #expect(stepper.value == 28)
    _ = stepper.advance(by: .seconds(1))
    #expect(stepper.value == 48)
    _ = stepper.release()
    #expect(stepper.advance(by: .seconds(9)) == [] && stepper.value == 48)
  }

  @Test("stepper.B6 without autorepeat one step per press, however long")
  func noAutorepeat() {
    var stepper = Stepper { $0.autorepeat = false }
    _ = stepper.press(.increment)
    #expect(stepper.advance(by: .seconds(100)) == [] && stepper.value == 1)
  }

  @Test("stepper.B7 continuous: an event per change; otherwise one at the release, if any")
  func delivery() {
    var stepper = Stepper()
    #expect(stepper.press(.increment) == [.touchDown, .valueChanged])
    #expect(stepper.advance(by: .seconds(1)) == [.valueChanged, .valueChanged, .valueChanged])
    #expect(stepper.release() == [.touchUpInside])

    stepper.isContinuous = false
    #expect(stepper.press(.increment) == [.touchDown])
    #expect(stepper.advance(by: .seconds(1)) == [])
    #expect(stepper.release() == [.valueChanged, .touchUpInside] && stepper.value == 8)

    // At a bound a press changes nothing, and nothing is sent.
    stepper.value = 100
    #expect(stepper.press(.increment) + stepper.release() == [.touchDown, .touchUpInside])
    stepper.isContinuous = true
    #expect(stepper.send(.increment) == [.touchDown, .touchUpInside])
    // Around and back to the same value: no change either.
    stepper = Stepper(value: 0, in: 0...1)
    stepper.wraps = true
    stepper.isContinuous = false
    _ = stepper.press(.increment) + stepper.advance(by: .milliseconds(500))
    #expect(stepper.value == 0 && stepper.release() == [.touchUpInside])
  }

  @Test("stepper.B8 the two buttons are never pressed together")
  func oneButtonAtATime() {
    var stepper = Stepper(value: 5)
    _ = stepper.press(.increment)
    #expect(stepper.press(.decrement) == [] && stepper.pressedSegment == .increment)
    #expect(stepper.value == 6)
    #expect(stepper.state(of: .increment) == .highlighted)
    #expect(stepper.state(of: .decrement) == .normal)
    stepper.dividerImage[left: .highlighted, right: .highlighted] = "impossible"
    #expect(stepper.dividerImage.isEmpty)
  }

  @Test("stepper.B9 the pressed button is filled with a translucent tint")
  func fill() {
    var stepper = Stepper { $0.tintColor = orange }
    #expect(stepper.fill(of: .increment, tint: .black) == nil)
    _ = stepper.press(.increment)
    let fill = stepper.fill(of: .increment, tint: .black)
    #expect(fill?.isTranslucent == true && fill?.opacity(1) == orange.opacity(0.25))
    #expect(stepper.fill(of: .decrement, tint: .black) == nil)
    _ = stepper.touch(.move(inside: false))
    #expect(stepper.fill(of: .increment, tint: .black) == nil)
  }

  @Test("stepper.B10 the background image covers everything except the divider")
  func background() {
    let layout = Stepper().layout(in: Rect(width: 94, height: 29))
    let covered = layout.background.reduce(0) { $0 + $1.width }
    #expect(covered + layout.divider.width == 94 && layout.divider.width == 1)
    #expect(!layout.background.contains(layout.divider))
  }

  @Test("stepper.B11 icons become templates in a toolbar unless always original")
  func templates() {
    func color(_ stepper: Stepper, toolbar: Bool) -> Color? {
      stepper.icon(of: .increment, inToolbar: toolbar, tint: orange)?.templateColor
    }
    var stepper = Stepper { $0.incrementImage = "heart" }
    #expect(color(stepper, toolbar: true) == orange && color(stepper, toolbar: false) == nil)
    stepper.renderingMode = .alwaysOriginal
    #expect(color(stepper, toolbar: true) == nil)
    stepper.renderingMode = .alwaysTemplate
    #expect(color(stepper, toolbar: false) == orange)
    stepper.incrementImage = PerState(ImageReference("heart", renderingMode: .alwaysOriginal))
    #expect(color(stepper, toolbar: true) == nil)
    #expect(color(Stepper(), toolbar: false) == orange)
  }

  @Test("stepper.B12 works without a delegate: its events are all it needs")
  func noDelegate() {
    var stepper = Stepper()
    stepper.targets.addTarget(action: "changed", for: .valueChanged)
    let messages = stepper.targets.messages(for: stepper.send(.increment), from: "copies")
    #expect(
      messages == [
        ActionMessage(sender: "copies", event: .valueChanged, target: nil, action: "changed")
      ])
    #expect(!Stepper.allFields.contains { $0.name == "delegate" })
  }

  @Test("stepper.B13 its default traits are user interaction enabled and adjustable")
  func traits() {
    #expect(Stepper().accessibilityTraits == [.userInteractionEnabled, .adjustable])
  }

  @Test("stepper.B14 has no baseline")
  func baseline() {
    #expect(!ControlKind.stepper.facts.hasBaseline)
    for kind in ConstraintKind.allCases {
      #expect(kind.applies(to: .stepper) == (kind != .baselines))
    }
  }

  @Test("the divider image follows the pressed button and falls back to that of neither")
  func dividers() {
    var stepper = Stepper()
    stepper.dividerImage[left: .normal, right: .normal] = "none"
    stepper.dividerImage[left: .normal, right: .highlighted] = "plus"
    #expect(stepper.currentDividerImage == "none")
    _ = stepper.press(.increment)
    #expect(stepper.currentDividerImage == "plus")
    _ = stepper.release() + stepper.press(.decrement)
    #expect(stepper.currentDividerImage == "none")
  }

  @Test("a bound that reaches the other one pushes it, and no write leaves the stepper invalid")
  func bounds() {
    var stepper = Stepper(value: 50)
    stepper.minimumValue = 200
    #expect(stepper.minimumValue == 200 && stepper.maximumValue == 201 && stepper.value == 200)
    stepper.maximumValue = 300
    stepper.maximumValue = -1
    #expect(stepper.minimumValue == -2 && stepper.value == -1)
    for step in [0, -1, .nan, .infinity] as [Double] {
      stepper.stepValue = step
      #expect(stepper.stepValue == 1)
    }
    stepper.minimumValue = .greatestFiniteMagnitude
    #expect(stepper.minimumValue == -2 && stepper.maximumValue == -1)
    #expect(Stepper(value: 3, in: 1...5, step: -2).stepValue == 1)
  }
}

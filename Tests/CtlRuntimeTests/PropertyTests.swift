import CtlRuntime
import Foundation
import Testing

/// The conditions that every control always satisfies.
private func expectValid(_ control: AnyControl) {
  let facts = control.kind.facts
  if let touched = control.control as? any TouchControl {
    #expect(!(touched.state.contains(.disabled) && touched.isEnabled))
  }
  #expect(facts.isInteractive || !control.control.isUserInteractionEnabled)
  for language in Language.allCases { _ = control.control.spoken(in: language) }

  switch control.control {
  case let stepper as Stepper:
    #expect(stepper.minimumValue < stepper.maximumValue && stepper.stepValue > 0)
    #expect(stepper.value >= stepper.minimumValue && stepper.value <= stepper.maximumValue)
    let pressed = Stepper.Segment.allCases.filter { stepper.state(of: $0).contains(.highlighted) }
    #expect(pressed.count <= 1)
  case let slider as Slider:
    #expect(slider.minimumValue < slider.maximumValue)
    #expect(slider.value >= slider.minimumValue && slider.value <= slider.maximumValue)
    #expect((0...1).contains(slider.fraction))
  case let pages as PageControl:
    #expect(pages.numberOfPages >= 0)
    #expect((0..<max(1, pages.numberOfPages)).contains(pages.currentPage))
    #expect((0..<max(1, pages.numberOfPages)).contains(pages.displayedPage))
  case let control as SegmentedControl:
    #expect((-1..<control.segments.count).contains(control.selectedSegmentIndex))
    let selected = control.segments.indices.filter {
      control.state(ofSegment: $0).contains(.selected)
    }
    #expect(selected.count <= 1)
  case let picker as Picker:
    #expect(!picker.wheels.isEmpty && picker.wheels.count == picker.selectedRows.count)
    for (wheel, row) in zip(picker.wheels, picker.selectedRows) {
      #expect(wheel.indices.contains(row))
    }
  case let picker as DatePicker:
    #expect(60 % picker.minuteInterval == 0 && picker.minuteInterval <= 30)
    #expect(picker.countDownDuration >= .zero)
    #expect(picker.countDownDuration <= DatePicker.longestCountDown)
    for wheel in picker.wheels {
      #expect((0..<picker.rowCount(of: wheel)).contains(picker.selectedRow(of: wheel)))
      #expect(!picker.visibleRows(of: wheel).isEmpty)
    }
    let (minimum, maximum) = (picker.minimumDate ?? .earliest, picker.maximumDate ?? .latest)
    if picker.mode != .countDownTimer, minimum <= maximum {
      #expect(picker.date >= minimum && picker.date <= maximum)
    }
  case let view as ProgressView:
    #expect((0...1).contains(view.progress))
  case let field as TextField:
    #expect(!field.text.contains { $0.isNewline })
    #expect(field.text.count <= field.maxLength ?? .max)
    #expect((0...field.text.count).contains(field.cursor))
  default: break
  }
}

@Suite struct PropertyTests {
  @Test("random interactions and writes keep every control valid", arguments: ControlKind.allCases)
  func staysValid(kind: ControlKind) {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(state: seed)
      var control = random.control(kind)
      for _ in 0..<40 {
        if Int.random(in: 0..<8, using: &random) == 0 { random.disturb(&control) }
        let interaction = random.interaction()
        let events = control.send(interaction)
        expectValid(control)
        #expect(events.allSatisfy { kind.facts.events.contains($0.name) }, "\(interaction)")
      }
    }
  }

  @Test(
    "a disabled or hidden control ignores whatever is done to it", arguments: ControlKind.allCases)
  func ignoresTouches(kind: ControlKind) {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededGenerator(state: seed)
      var control = random.control(kind)
      if var touched = control.control as? any TouchControl, random.bool() {
        touched.isEnabled = false
        control.control = touched
      } else {
        control.view.isHidden = true
      }
      let before = control
      for interaction in interactions { #expect(control.send(interaction) == []) }
      #expect(control == before)
    }
  }

  @Test("what is written is read back", arguments: ControlKind.allCases)
  func roundTrip(kind: ControlKind) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededGenerator(state: seed)
      var control = random.control(kind)
      control.view.tintColor = Color(0xFF9500, alpha: 7)
      control.view.accessibility = Accessibility(label: "L", traits: [.header, .link])
      let data = try JSONEncoder().encode(control)
      #expect(try JSONDecoder().decode(AnyControl.self, from: data) == control)
    }
  }

  @Test("a touch in progress is not written to a file", arguments: ControlKind.allCases)
  func touchesAreNotWritten(kind: ControlKind) throws {
    var control = AnyControl(kind.type.init())
    _ = control.send(.touch(.down)) + control.send(.press(segment: 0))
    var read = try JSONDecoder().decode(AnyControl.self, from: JSONEncoder().encode(control))
    #expect(read.send(.touch(.up)) == [])
    #expect((read.control as? any TouchControl)?.isHighlighted != true)
  }

  @Test("the same hold gives the same value, however it is cut into calls")
  func holdIsDeterministic() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededGenerator(state: seed)
      var (whole, cut) = (Stepper(in: 0...1_000_000), Stepper(in: 0...1_000_000))
      _ = whole.press(.increment) + cut.press(.increment)
      var events: [ControlEvent] = []
      var total = Duration.zero
      for _ in 0..<50 {
        let time = Duration.microseconds(Int.random(in: 0...400_000, using: &random))
        events += cut.advance(by: time)
        total += time
      }
      #expect(whole.advance(by: total) == events && whole == cut)
    }
  }
}

extension Stepper {
  fileprivate init(in range: ClosedRange<Double>) { self.init(value: 0, in: range) }
}

import CtlRuntime
import Testing

@Suite struct StateTests {
  @Test("a control may be in several states at once, and normal is none of them")
  func severalStates() {
    var button = Button()
    #expect(button.state == .normal && button.isEnabled)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == [.highlighted, .selected])
    button.isEnabled = false
    #expect(button.state.description == "disabled+highlighted+selected")
    #expect(ControlState("selected+highlighted") == [.highlighted, .selected])
    #expect(ControlState("normal") == .normal && ControlState("enabled") == nil)
    #expect(ControlState(rawValue: 255).rawValue == 7)
  }

  @Test("a combination of states falls back to its parts, then to normal")
  func fallback() {
    var title: PerState<String> = "N"
    title[.selected] = "S"
    #expect(title[.highlighted] == "N" && title[[.highlighted, .selected]] == "S")
    title[.highlighted] = "H"
    #expect(title[[.highlighted, .selected]] == "H")
    title[[.highlighted, .selected]] = "HS"
    #expect(title[[.highlighted, .selected]] == "HS" && title[[.disabled, .selected]] == "S")
    #expect(PerState<String>()[.normal] == nil)
    #expect(title.ownValue(for: .disabled) == nil)
  }

  @Test("a disabled control ignores touches, also in the middle of one")
  func disabled() {
    var button = Button("Save")
    _ = button.touch(.down)
    button.isEnabled = false
    #expect(!button.isHighlighted && button.touch(.up) == [] && button.tap() == [])
    button.isEnabled = true
    #expect(button.touch(.up) == [] && button.tap().count == 2)
    var stepper = Stepper(value: 5)
    _ = stepper.press(.increment)
    stepper.isEnabled = false
    #expect(stepper.pressedSegment == nil && stepper.advance(by: .seconds(3)) == [])
    stepper.isEnabled = true
    _ = stepper.touch(.down)
    #expect(stepper.pressedSegment == nil && stepper.advance(by: .seconds(3)) == [])
  }

  @Test("a touch that was dropped leaves nothing to the next one")
  func droppedTouch() {
    var slider = Slider { $0.isContinuous = false }
    _ = slider.drag(to: 0.5)
    slider.isEnabled = false
    slider.isEnabled = true
    #expect(slider.slide(to: 0.5) == [.touchDown, .touchDragInside, .touchUpInside])
    var segmented = SegmentedControl(["A", "B"])
    _ = segmented.press(1)
    segmented.isEnabled = false
    segmented.isEnabled = true
    #expect(segmented.touch(.down) + segmented.touch(.up) == [.touchDown, .touchUpInside])
    #expect(segmented.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("a tap selects, and the selection is told where it shows")
  func selected() {
    var button = Button("Play")
    _ = button.tap()
    #expect(button.isSelected && !button.showsSelection)
    button.title[.selected] = "Pause"
    #expect(button.currentTitle == "Pause" && button.accessibilityTraits.contains(.selected))
    let follow = Button("Follow") { $0.isSelected = true }
    #expect(follow.spoken(in: .english) == "Follow, selected, button")
    let save = Button("Save") {
      $0.title[.highlighted] = "Saving"
      $0.showsHighlight = false
      $0.isHighlighted = true
    }
    #expect(save.currentTitle == "Saving")
  }
}

@Suite struct EventTests {
  @Test("a touch is followed from down to up")
  func touches() {
    var button = Button()
    #expect(button.touch(.up) == [] && button.touch(.move(inside: true)) == [])
    #expect(button.touch(.down(tapCount: 2)) == [.touchDown, .touchDownRepeat])
    #expect(button.touch(.down) == [])
    #expect(button.touch(.move(inside: true)) == [.touchDragInside])
    #expect(button.touch(.move(inside: false)) == [.touchDragExit, .touchDragOutside])
    #expect(button.touch(.move(inside: false)) == [.touchDragOutside])
    #expect(button.touch(.move(inside: true)) == [.touchDragEnter, .touchDragInside])
    #expect(button.touch(.cancel) == [.touchCancel] && !button.isHighlighted)
    #expect(button.touch(.cancel) == [] && !button.isSelected)
  }

  @Test("each kind sends the events of its set and has its default event")
  func sets() {
    for kind in ControlKind.controls {
      let facts = kind.facts
      switch kind {
      case .button, .roundedRectangleButton, .contactAddButton, .detailDisclosureButton,
        .infoButton:
        #expect(facts.events.count == 9 && facts.defaultEvent == .touchUpInside)
      case .slider, .stepper, .switch, .segmentedControl, .pageControl, .datePicker,
        .refreshControl:
        #expect(facts.events.count == 10 && facts.defaultEvent == .valueChanged)
      case .textField:
        #expect(facts.events.count == 13 && facts.defaultEvent == .editingDidEnd)
      case .picker: #expect(facts.events == [.select] && facts.defaultEvent == .select)
      default: #expect(facts.events.isEmpty && facts.defaultEvent == nil)
      }
    }
  }

  @Test("a control tells every registered target, in order, once")
  func targets() {
    var slider = Slider()
    slider.targets.addTarget(action: "show", for: .valueChanged, .touchDown)
    slider.targets.addTarget("logger", action: "log", for: .valueChanged)
    slider.targets.addTarget(action: "show", for: .valueChanged)
    let messages = slider.targets.messages(for: slider.slide(to: 1), from: "dimmer")
    #expect(
      messages == [
        ActionMessage(sender: "dimmer", event: .touchDown, target: nil, action: "show"),
        ActionMessage(sender: "dimmer", event: .valueChanged, target: nil, action: "show"),
        ActionMessage(sender: "dimmer", event: .valueChanged, target: "logger", action: "log"),
      ])
    slider.targets.removeTarget(action: "show", for: .valueChanged)
    #expect(slider.targets.registrations.map(\.action) == ["show", "log"])
    slider.targets.removeTarget("logger", for: .valueChanged)
    #expect(slider.targets.registrations.map(\.event) == [.touchDown])
  }

  @Test("the schedule of autorepeat grows denser, and ends")
  func schedule() {
    let counts = [0, 499, 500, 749, 750, 2_000, 2_100, 4_000, 4_050, 600_000].map {
      Autorepeat.repeats(heldFor: .milliseconds($0))
    }
    #expect(counts == [0, 0, 1, 1, 2, 7, 8, 27, 28, 11_947])
    #expect(Autorepeat.repeats(heldFor: .seconds(Int64.max)) == 11_947)
    #expect(Autorepeat.repeats(heldFor: .seconds(-1)) == 0)
    var stepper = Stepper { $0.wraps = true }
    _ = stepper.press(.increment)
    #expect(stepper.advance(by: .seconds(Int64.max)).count == 11_947)
    #expect(stepper.advance(by: .seconds(1_000)) == [])
  }

  @Test("an injected clock drives a hold")
  func clock() {
    let clock = ManualClock()
    var timer = HoldTimer(clock: clock)
    var stepper = Stepper()
    _ = stepper.press(.increment)
    clock.time.now = .milliseconds(400)
    _ = stepper.advance(by: timer.lap())
    #expect(stepper.value == 1)
    clock.time.now = .milliseconds(800)
    _ = stepper.advance(by: timer.lap())
    #expect(stepper.value == 3)
    clock.time.now = .zero
    #expect(timer.lap() == .zero)
  }
}

/// A clock that stands still until it is set. For one thread only.
private struct ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  final class Time: @unchecked Sendable { var now = Duration.zero }

  let time = Time()
  var now: Instant { Instant(offset: time.now) }
  var minimumResolution: Duration { .milliseconds(1) }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

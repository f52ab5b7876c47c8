import CtlRuntime
import Testing

@Suite struct SwitchTests {
  @Test("switch.B1 shows the state in effect")
  func showsItsState() {
    #expect(Switch().currentState == "Off" && Switch(isOn: true).currentState == "On")
    #expect(Switch(isOn: true).accessibilityValue(in: .english) == "on")
  }

  @Test("switch.B2 sliding sets the other state, a tap toggles")
  func slideAndTap() {
    var toggle = Switch()
    _ = toggle.tap()
    #expect(toggle.isOn)
    _ = toggle.tap()
    #expect(!toggle.isOn)
    _ = toggle.slide(to: true)
    #expect(toggle.isOn)
    _ = toggle.slide(to: true)
    #expect(toggle.isOn)
    _ = toggle.touch(.down)
    _ = toggle.touch(.move(inside: false))
    _ = toggle.touch(.up)
    #expect(toggle.isOn)
  }

  @Test("switch.B3 a change sends valueChanged, and only a change")
  func events() {
    var toggle = Switch()
    #expect(toggle.tap() == [.touchDown, .valueChanged, .touchUpInside])
    #expect(
      toggle.slide(to: false) == [.touchDown, .touchDragInside, .valueChanged, .touchUpInside])
    #expect(toggle.slide(to: false) == [.touchDown, .touchDragInside, .touchUpInside])
  }

  @Test("switch.B4 a change may show, hide, enable or disable other elements")
  func affectsOthers() {
    var screen = ControlTree(.screen) {
      ControlTree("nightMode", Switch { $0.affects = ["dimmer"] })
      ControlTree("dimmer", Slider { $0.isHidden = true })
    }
    for event in screen.send(.tap, to: "nightMode") where event.event == .valueChanged {
      let toggle = screen["nightMode"]?[as: Switch.self]
      for other in toggle?.affects ?? [] { screen[other]?.view.isHidden = toggle?.isOn != true }
    }
    #expect(screen["dimmer"]?.isHidden == false)
    #expect(screen.send(.drag(to: 1), to: "dimmer").count == 4)
  }

  @Test("there are always two states")
  func twoStates() {
    var toggle = Switch()
    toggle.states = ["One"]
    #expect(toggle.currentState == "Off")
    toggle.states = ["Closed", "Open"]
    #expect(toggle.accessibilityValue(in: .simplifiedChinese) == "Closed")
  }
}

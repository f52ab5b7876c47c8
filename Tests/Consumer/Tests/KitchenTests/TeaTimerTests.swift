import CtlRuntime
import Foundation
import Kitchen
import Testing

#if canImport(Observation)
  import Observation
#endif

@Suite struct TeaTimerTests {
  @Test func starting() {
    var timer = TeaTimer()
    let kettle = Kettle()
    timer.send(.tapSegment(1), to: .kind, actions: kettle)
    timer.send(.increment, to: .drawing(.countStepper), actions: kettle)
    timer.send(.tap, to: .startButton, actions: kettle)

    #expect(kettle.isOn && timer.isBrewing)
    #expect(timer.history == ["Black, 3 min"])
    #expect(timer.startButton == nil, "the button has made way for Stop")
    #expect(timer.interface[ActivityIndicator.self, "activityIndicator"].isAnimating)
    #expect(!timer.kind.isEnabled)
  }

  @Test func rangesHoldOnEveryWrite() {
    var timer = TeaTimer()
    timer.minutes = 99
    #expect(timer.minutes == 10 && timer.drawing.caption.text == "Minutes: 10")
    timer.send(.increment, to: "drawing.countStepper", actions: Kettle())
    #expect(timer.minutes == 10)
  }

  @Test func rowsOfALoopKnowTheirEntry() {
    var timer = TeaTimer(minutes: 99, history: ["Green, 2 min", "Herbal, 8 min"])
    let kettle = Kettle()
    #expect(timer.minutes == 10)
    let events = timer.send(.tap, to: .row(1), actions: kettle)
    #expect(events.map(\.event) == [.selectRow])
    #expect(timer.tea == .herbal && timer.kind.selectedTitle == "Herbal")
  }

  @Test func typing() {
    var timer = TeaTimer()
    let kettle = Kettle()
    timer.send(.tap, to: "noteTextField", actions: kettle)
    timer.send(.type("For two"), to: "noteTextField", actions: kettle)
    #expect(timer.note == "For two")
  }

  @Test func textsAreThoseOfThePerson() throws {
    var timer = TeaTimer()
    timer.strings = try Texts.load().strings(in: "de")
    timer.minutes = 4
    #expect(timer.drawing.caption.text == "Minuten: 4")
    #expect(timer.kind.segments.map(\.title) == ["Grün", "Schwarz", "Kräuter"])
    #expect(timer.tree.accessibleName(of: "startButton") == "Aufgießen")
    timer.history = ["Green, 2 min"]
    let row = timer.tree["entryLabel[0]"]?[as: Label.self]
    #expect(row?.text == "Green, 2 min", "what people wrote is not translated")
  }

  @Test func stateComesBack() throws {
    var timer = TeaTimer()
    timer.minutes = 7
    timer.tea = .black
    let data = try JSONEncoder().encode(timer)
    let restored = try JSONDecoder().decode(TeaTimer.self, from: data)
    #expect(restored.minutes == 7 && restored.tea == .black)
    #expect(restored.tree == timer.tree)
  }

  #if canImport(Observation)
    @Test func viewsAreToldOfWhatTheyRead() async {
      guard #available(macOS 14, iOS 17, *) else { return }
      let kettle = Kettle()
      let timer = ObservedScreen(TeaTimer(), actions: kettle)
      await confirmation("the caption changes") { changed in
        withObservationTracking {
          _ = timer.drawing.caption.text
        } onChange: {
          changed()
        }
        timer.note = "For two"
        timer.send(.increment, to: "drawing.countStepper")
      }
      #expect(timer.drawing.caption.text == "Minutes: 3")
      timer.send(.tap, to: .startButton)
      #expect(kettle.isOn && timer.history == ["Green, 3 min"])
    }
  #endif
}

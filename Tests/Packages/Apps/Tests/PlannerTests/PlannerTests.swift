import CtlRuntime
import Testing

@testable import Planner

@MainActor func waits(_ isDone: () -> Bool) async {
  for _ in 0..<10_000 where !isDone() { await Task.yield() }
}

@MainActor @Test func monthsAreLoaded() async {
  let screen = ObservedScreen(Month(), actions: Diary())
  screen.month = DateTime(iso8601: "2026-01-01")
  screen.appear()
  await waits { !screen.events.isEmpty }
  #expect(screen.events.map(\.start) == [DateTime(iso8601: "2026-01-04")])

  screen.send(.tap, to: .nextMonthRow)
  #expect(screen.month == DateTime(iso8601: "2026-02-01"))
  await waits { screen.events.first?.start == DateTime(iso8601: "2026-02-04") }
  #expect(screen.events.map(\.start) == [DateTime(iso8601: "2026-02-04")])
}

@Test func eventsAreAddedAndReplaced() {
  var month = Month()
  let start = DateTime(iso8601: "2026-01-04T16:00")
  month.take(.editorAddedToEvents(Event(id: 1, title: "Tea", start: start, end: start)))
  month.take(.editorAddedToEvents(Event(id: 2, title: "Cake", start: start, end: start)))
  month.take(.editorInEvents(Event(id: 1, title: "Green Tea", start: start, end: start)))
  #expect(month.events.map(\.title) == ["Green Tea", "Cake"])
}

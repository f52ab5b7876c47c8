record Event {
  id: Int
  title: String
  start: Date
  isDone: Bool = false
}

screen Planner "Planner" {
  var month: Date = "2026-01-01"
  var events: [Event] = [
    Event(id: 1, title: "Tea", start: "2026-01-01T10:00"),
    Event(id: 2, title: "Breakfast", start: "2026-01-01T09:42")
  ]

  navigationBar {
    button "Add" {
      on touchUpInside -> events += sheet Editor(event: Event(id: events.count + 1, title: "Walk", start: now + 1h))
    }
  }
  table {
    row "\(month.formatted(date: .month)), \(month.daysInMonth) days" {
      on select -> month = month.adding(months: 1)
    }
    row { label "Next in \(((events.min($0.start) ?? now) - now).formatted(.units))" }
    section "\(today.formatted(date: .weekday))" {
      for event in events.sorted(by: $0.start) {
        row "\(event.title)" {
          subtitle: event.start.formatted(time: .short)
          switch { isOn <-> event.isDone }
          on select -> event = sheet Editor(event: event)
        }
      }
    }
  }
}

screen Editor(event: Event) "Event" -> Event {
  var draft: Event = event

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Save" { on touchUpInside -> finish(draft) }
  }
  table {
    row "Title" { textField { text <-> draft.title; placeholder: "Tea" } }
    row "Later" { on select -> draft.start += 1h }
  }
}

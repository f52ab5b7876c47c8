import "Event.ctl"
import "Editor.ctl"

screen Day(date: Date, events: [Event]) "\(date.formatted(date: .medium))" {
  var items: [Event] = events
  table {
    section "All Day" {
      for event in items where event.isAllDay { row "\(event.title)" }
    }
    section "Events" {
      for event in items.sorted(by: $0.start) where event.start >= date
        && event.start < date + 24h
        && !event.isAllDay {
        row "\(event.title)" {
          subtitle: "\(event.start.formatted(time: .short)) – \(event.end.formatted(time: .short)) \(event.place)"
          on select -> event = sheet Editor(event: event)
        }
      } else {
        row { label "No Events" }
      }
    }
  }
}

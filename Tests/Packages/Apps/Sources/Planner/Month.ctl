import Design
import "Event.ctl"
import "Day.ctl"
import "Editor.ctl"

/// A month with its days, and what happens on the chosen one.
screen Month "Calendar" {
  var month: Date = today.startOfMonth
  var chosen: Date = today
  var events: [Event] = []

  /// Fetches the events of a month.
  task load(month: Date, kind: .network) -> [Event]

  sample "One Event" {
    now: "2026-05-04T09:00"
    month: "2026-05-01"
    chosen: "2026-05-04"
    load: .finished(
      [Event(id: 1, title: "Tea", start: "2026-05-04T16:00", end: "2026-05-04T17:00")]
    )
  }
  sample "Offline" { load: .failed("You are not connected.") }

  on appear -> events = load(month: month)

  navigationBar {
    button "Add" {
      on touchUpInside -> events += sheet Editor(
        event: Event(id: events.count + 1, title: "", start: chosen + 9h, end: chosen + 10h)
      )
    }
  }
  table {
    section "\(month.formatted(date: .month))" {
      row "Next Month" {
        on select { month = month.adding(months: 1); events = load(month: month) }
      }
      row "Previous Month" {
        on select { month = month.adding(months: -1); events = load(month: month) }
      }
    }
    Loading {
      isRunning: load.isRunning
      isFailed: load.isFailed
      message: load.message
      on retry -> events = load(month: month)
    }
    section "Days" {
      for day in 0..<month.daysInMonth {
        row "\((month + 24h * day).day)" {
          subtitle: (month + 24h * day).formatted(date: .weekday)
          accessory: chosen.startOfDay == month + 24h * day ? .checkmark : .none
          on select -> push Day(date: month + 24h * day, events: events)
        }
      }
    }
    section "\(chosen.formatted(date: .full))" {
      for event in events.sorted(by: $0.start) where event.start.startOfDay == chosen.startOfDay {
        row "\(event.title)" {
          subtitle: "\(event.start.formatted(time: .short)) \(event.start > now ? "in \((event.start - now).formatted(.units))" : "")"
          on select -> event = sheet Editor(event: event)
          swipeAction "Delete" {
            style: .destructive
            on touchUpInside -> events = events.filter($0.id != event.id)
          }
        }
      } else {
        row { label "No Events" { style: note } }
      }
    }
  }
}

import "Event.ctl"

screen Editor(event: Event) "Event" -> Event {
  var draft: Event = event
  var asks = false

  navigationBar {
    button "Cancel" { on touchUpInside { if draft == event { close } else { asks = true } } }
    button "Save" {
      isEnabled: !draft.title.trimmed().isEmpty && draft.end > draft.start
      on touchUpInside -> finish(draft)
    }
  }
  table {
    section {
      row "Title" { textField { text <-> draft.title; placeholder: "Title" } }
      row "Place" { textField { text <-> draft.place; placeholder: "Place" } }
    }
    section {
      footer: draft.end <= draft.start ? "The end must be after the start." : ""
      row "All Day" { switch { isOn <-> draft.isAllDay } }
      row "Starts" {
        datePicker {
          mode: draft.isAllDay ? .date : .dateAndTime
          date <-> draft.start
          minuteInterval: 5
        }
      }
      row "Ends" { datePicker { mode: .dateAndTime; date <-> draft.end; minimumDate: draft.start } }
    }
    section {
      row "Repeat" { segmentedControl { selection <-> draft.repeats } }
      row "Alert" { picker { selection <-> draft.alert } }
    }
    if draft.guests != nil {
      section "Guests" {
        for guest in draft.guests ?? [] { row "\(guest)" }
      }
    }
  }
  alert "Discard Changes?" {
    isPresented <-> asks
    button "Discard" { on touchUpInside -> close }
    button "Keep Editing"
  }
}

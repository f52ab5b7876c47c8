enum Availability {
  busy "Busy"
  free "Free"
}

/// Adds an event to the calendar.
screen CalendarEvent "New Event" {
  device: .iPad

  var title: String = ""
  var place: String = ""
  var allDay: Bool = false
  var starts: Date = "2026-09-14T10:00"
  var ends: Date = "2026-09-14T11:00"
  var availability: Availability = .busy
  var url: String = ""

  action add()
  action cancel()

  popover editor {
    table {
      section {
        row "Title" { textField { text <-> title; placeholder: "Title" } }
        row "Location" { textField { text <-> place; placeholder: "Place or Address" } }
      }
      section "Time" {
        row "All-day" { switch { isOn <-> allDay } }
        row "Starts" {
          datePicker {
            mode: allDay ? .date : .dateAndTime
            date <-> starts
          }
        }
        row "Ends" {
          datePicker {
            mode: allDay ? .date : .dateAndTime
            date <-> ends
            minimumDate: starts
          }
        }
      }
      section "Details" {
        row "Show As" { segmentedControl { selection <-> availability } }
        row "URL" {
          textField { text <-> url; placeholder: "example.com"; keyboardType: .URL }
        }
      }
      row {
        button "Add Event" { isEnabled: !isEmpty(title); on touchUpInside -> add() }
        button "Cancel" { on touchUpInside -> cancel() }
      }
    }
  }
}

import "Shared.ctl"
screen NewEvent "New Event" {
  var title1: String = ""
  var allDay: Bool = false
  var start: Date = "2026-05-04T09:00"
  var end: Date = "2026-05-04T10:00"
  var repeats: Repeat = .never
  var guests: [String] = []
  var newGuest: String = ""
  action add()
  action addGuest(address: String)
  action removeGuest(address: String)

  navigationBar { button "Add" { isEnabled: !title1.isEmpty; on touchUpInside -> add() } }
  table {
    section { row "Title" { textField { text <-> title1; placeholder: "Lunch" } } }
    section {
      row "All Day" { switch { isOn <-> allDay } }
      row "Starts" { datePicker { mode: allDay ? .date : .dateAndTime; date <-> start } }
      row "Ends" { datePicker { mode: allDay ? .date : .dateAndTime; date <-> end; minimumDate: start } }
      row "Repeat" { segmentedControl { selection <-> repeats } }
    }
    section "Guests" {
      for guest in guests {
        row "\(guest)" {
          button "Remove" { accessibility { label: "Remove \(guest)" }; on touchUpInside -> removeGuest(address: guest) }
        }
      }
      row "Invite" {
        textField {
          text <-> newGuest
          placeholder: "name@example.com"
          keyboardType: .emailAddress
          on editingDidEndOnExit -> addGuest(address: newGuest)
        }
      }
    }
  }
}

screen Event "Event" {
  device: .iPad
  var title: String = ""
  var start: Date = "2026-03-02T10:00"
  var end: Date = "2026-03-02T11:00"
  var allDay: Bool = false
  action save(title: String, start: Date, end: Date)
  navigationBar {
    button "Save" {
      isEnabled: !title.isEmpty && end > start
      on touchUpInside -> save(title: title, start: start, end: end)
    }
  }
  table {
    row "Title" {
      textField { text <-> title; placeholder: "Team Lunch"; clearButtonMode: .whileEditing }
    }
    row "All Day" { switch { isOn <-> allDay } }
    row "Starts" {
      datePicker { mode: allDay ? .date : .dateAndTime; date <-> start; presentation: .popover }
    }
    row "Ends" {
      datePicker { mode: allDay ? .date : .dateAndTime; date <-> end; presentation: .popover }
    }
  }
}

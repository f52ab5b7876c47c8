enum View { day "Day"; week "Week"; month "Month" }
screen Calendar "Calendar" {
  var view: View = .day
  var date: Date = "2014-01-06"
  var isPrivate: Bool = false
  action addEvent()
  action reload()
  navigationBar { button "New" { on touchUpInside -> addEvent() } }
  table {
    refreshControl { on valueChanged -> reload() }
    row "View" { segmentedControl { selection <-> view } }
    row "Date" { datePicker { mode: .date; date <-> date } }
    row "Private" { switch { isOn <-> isPrivate; states: ["Public", "Private"] } }
  }
}

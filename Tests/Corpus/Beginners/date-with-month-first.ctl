screen Trip "Trip" {
  var start: Date = "5/13/2026"
  table { row "Start" { datePicker { mode: .date; date <-> start } } }
}

screen Trip "Trip" {
  var start: Date = "5/12/2026"
  table { row "Start" { datePicker { mode: .date; date <-> start } } }
}

screen Home "Home" {
  var start: Date = "2026-05-01"
  let days = (start - today).days

  table {
    row "\(days)"
    row "Date" { datePicker { mode: .date; date <-> start } }
  }
}

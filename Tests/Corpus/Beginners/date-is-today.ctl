screen Home "Home" {
  var start: Date = "2026-05-01"
  let isToday = start.isToday

  table {
    row "\(isToday ? "Today" : start.formatted(date: .long))"
    row "Date" { datePicker { mode: .date; date <-> start } }
  }
}

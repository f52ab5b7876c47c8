screen Home "Home" {
  var start: Date = .now

  table {
    row "\(start.formatted(date: .long))"
    row "Date" { datePicker { mode: .date; date <-> start } }
  }
}

screen Visit "Visit" {
  var day: Date = "2026-05-04"
  table {
    row "Day" { datePicker { mode: .date; date <-> day; locale: "klingon" } }
  }
}

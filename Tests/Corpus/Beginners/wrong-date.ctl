screen Home "Home" {
  var due: Date = "04.05.2026"
  table { row "Due" { datePicker { date <-> due } } }
}

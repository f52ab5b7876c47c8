screen Bread "Bread" {
  table {
    row "Ready At" { datePicker { mode: .time; date <-> now } }
  }
}

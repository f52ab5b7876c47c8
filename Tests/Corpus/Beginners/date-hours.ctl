screen S "S" {
  var d: Date = now
  table { row "Hour \(d.hours)"; row "When" { datePicker { date <-> d } } }
}

screen S "S" {
  var d: Date = now
  table { row "\(d.formatted(.date))"; row "When" { datePicker { date <-> d } } }
}

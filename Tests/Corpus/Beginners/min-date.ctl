screen Tea "Tea" {
  var day: Date = "2026-05-04"
  content { datePicker { date <-> day; minDate: "2026-01-01"; accessibility { label: "Day" } } }
}

screen Tea "Tea" {
  var day: Date = 04/05/2026
  content { datePicker { date <-> day; accessibility { label: "Day" } } }
}

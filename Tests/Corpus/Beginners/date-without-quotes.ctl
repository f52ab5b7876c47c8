screen Tea "Tea" {
  var day: Date = 2026-5-4
  content { datePicker { date <-> day; accessibility { label: "Day" } } }
}

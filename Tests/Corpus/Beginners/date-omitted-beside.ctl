screen Tea "Tea" {
  var day: Date = "2026-05-04"
  content { label "\(day.formatted(date: .long, time: .omitted))" }
}

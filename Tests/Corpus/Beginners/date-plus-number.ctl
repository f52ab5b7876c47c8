screen Tea "Tea" {
  var due: Date = "2026-05-04T16:00"
  content { label "Due \((due + 3).formatted(date: .short))" }
}

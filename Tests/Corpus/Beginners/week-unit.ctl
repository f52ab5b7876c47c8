screen A "A" {
  var due: Date = today + 2w
  content { label "\(due.formatted(date: .short))" }
}

screen A "A" {
  var d: Date = now + 1d
  content { label "\(formatted(d))" }
}

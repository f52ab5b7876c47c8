screen Home "Home" {
  var due: Date = "2026-01-01"
  content {
    label "\(due.yearOfEra)"
  }
}

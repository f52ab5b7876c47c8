screen Home "Home" {
  var due: Date = "2026-05-04"
  content { label "\(due.formatted("dd.MM.yyyy"))" }
}

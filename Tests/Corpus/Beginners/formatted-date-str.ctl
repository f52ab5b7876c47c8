screen Home "Home" {
  var d: Date = "2026-01-01"
  content { label "N: \(d.formatted("dd.MM.yyyy"))" }
}

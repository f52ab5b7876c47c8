screen Visit "Visit" {
  let due: Date = Date("2026-01-01")
  content { label "Due \(due)" }
}

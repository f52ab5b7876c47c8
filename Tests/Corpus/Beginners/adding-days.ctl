screen Trip "Trip" {
  var start: Date = "2026-05-01"
  content {
    button "Move On" { on touchUpInside -> start = start.adding(days: 2) }
    label "\(start.formatted())"
  }
}

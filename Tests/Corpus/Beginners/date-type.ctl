screen Tea "Tea" {
  var d: DateTime = "2026-01-31"
  content {
    label "\(d.formatted())"
  }
}

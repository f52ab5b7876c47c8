screen Tea "Tea" {
  var d: Date = Date(2026, 5, 4)
  content {
    label "\(d.formatted())"
  }
}

screen Tea "Tea" {
  var d: Date = "2026-05-04"
  content {
    label "\(d.formatted(date: .abbreviated))"
  }
}

screen Tea "Tea" {
  var on1: Bool = true
  content {
    label "\(on1 ? "a")"
  }
}

screen Tea "Tea" {
  var on1: Bool = true
  content {
    if not on1 { label "Hi" }
  }
}

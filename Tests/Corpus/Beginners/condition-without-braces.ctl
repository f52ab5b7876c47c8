screen Tea "Tea" {
  var on1: Bool = true
  content {
    if on1 label "Hi"
  }
}

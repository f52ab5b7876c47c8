screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var on1: Bool = true
  content {
    if on1 and minutes == 1 { label "Hi" }
  }
}

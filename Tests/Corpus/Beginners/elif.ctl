screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var on1: Bool = true
  content {
    if on1 { label "a" } elif minutes == 1 { label "b" }
  }
}

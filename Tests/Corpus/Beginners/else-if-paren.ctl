screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    if (minutes > 3) { label "a" } else (minutes > 1) { label "b" }
  }
}

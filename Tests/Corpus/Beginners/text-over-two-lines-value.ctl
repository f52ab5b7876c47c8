screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    label "a \(minutes)
    b \(minutes)"
  }
}

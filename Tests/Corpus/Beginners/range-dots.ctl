screen Tea "Tea" {
  var n: Int in 1..10 = 3
  content {
    label "\(n)"
  }
}

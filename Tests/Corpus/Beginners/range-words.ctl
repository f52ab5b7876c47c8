screen Tea "Tea" {
  var n: Int in 1 to 10 = 3
  content {
    label "\(n)"
  }
}

screen Tea "Tea" {
  var n: Int(1...10) = 3
  content {
    label "\(n)"
  }
}

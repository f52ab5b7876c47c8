screen Tea "Tea" {
  var n: CGFloat = 3
  content {
    label "\(n)"
  }
}

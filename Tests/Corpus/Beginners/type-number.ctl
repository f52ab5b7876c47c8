screen Tea "Tea" {
  var n: number = 3
  content {
    label "\(n)"
  }
}

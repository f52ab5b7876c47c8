screen Tea "Tea" {
  var n: boolean = true
  content {
    label "\(n)"
  }
}

screen Tea "Tea" {
  var n: Double = 1
  content {
    label "\(n.formatted(.percent(2)))"
  }
}

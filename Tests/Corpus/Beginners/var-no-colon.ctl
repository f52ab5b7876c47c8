screen Tea "Tea" {
  var minutes Int = 3
  content {
    label "\(minutes)"
  }
}

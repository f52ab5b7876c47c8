screen Tea "Tea" {
  var Int minutes = 3
  content {
    label "\(minutes)"
  }
}

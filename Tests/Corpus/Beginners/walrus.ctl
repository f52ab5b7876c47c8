screen Tea "Tea" {
  var minutes := 3
  content {
    label "\(minutes)"
  }
}

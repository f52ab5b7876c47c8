screen Tea "Tea" {
  var names: String[] = []
  content {
    label "\(names.count)"
  }
}

screen Tea "Tea" {
  var names: Array<String> = []
  content {
    label "\(names.count)"
  }
}

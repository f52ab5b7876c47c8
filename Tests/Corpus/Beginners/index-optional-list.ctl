screen Tea "Tea" {
  var names: [String]? = nil
  content {
    label "\(names[0])"
  }
}

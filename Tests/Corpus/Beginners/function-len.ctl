screen Tea "Tea" {
  var name: String = ""
  content {
    label "\(len(name))"
  }
}

screen Tea "Tea" {
  String name = ""
  content {
    label "\(name)"
  }
}

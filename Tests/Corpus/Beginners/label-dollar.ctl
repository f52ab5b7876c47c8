screen Tea "Tea" {
  var name: String = ""
  content {
    label $name
  }
}

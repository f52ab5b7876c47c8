screen Tea "Tea" {
  var name: String = ""
  content {
    TextField("Name", text: $name)
  }
}

screen Title "Title" {
  var name: String = "Ada"

  content {
    label "\(name[0:3])"
  }
}

screen Title "Title" {
  var name: String = "Ada"

  content {
    label { text: {Binding name} }
  }
}

screen Tea "Tea" {
  var name: String = ""
  content {
    textField "Name" { value <-> name }
  }
}

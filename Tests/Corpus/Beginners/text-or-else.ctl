screen Tea "Tea" {
  var name: String = ""
  content {
    label "Hello, \(name ?? "you")"
    textField "Name" { text <-> name }
  }
}

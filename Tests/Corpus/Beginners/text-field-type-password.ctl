screen Tea "Tea" {
  var name: String = ""
  content {
    textField { text <-> name; placeholder: "Secret"; type: "password" }
  }
}

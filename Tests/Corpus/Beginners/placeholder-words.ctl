screen Tea "Tea" {
  var name: String = ""
  content {
    textField { text <-> name; placeholder: Your Name }
  }
}

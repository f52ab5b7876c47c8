screen Tea "Tea" {
  var name: String = ""
  content {
    if name === "" { label "Hi" }
  }
}

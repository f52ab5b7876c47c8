screen Tea "Tea" {
  var name: String = ""
  content {
    if name.empty { label "Hi" }
  }
}

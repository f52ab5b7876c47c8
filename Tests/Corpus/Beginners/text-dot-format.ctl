screen Tea "Tea" {
  var name: String = ""
  content {
    label "Hi {}".format(name)
  }
}

screen Tea "Tea" {
  var name: String = ""
  content {
    picker { values: ["a", "b"]; selection <-> name }
  }
}

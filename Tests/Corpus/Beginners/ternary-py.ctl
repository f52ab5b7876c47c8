screen Tea "Tea" {
  var flag: Bool = true
  content {
    label { text: "a" if flag else "b" }
  }
}

screen Tea "Tea" {
  var flag: Bool = true
  content {
    label { text: if flag { "a" } else { "b" } }
  }
}

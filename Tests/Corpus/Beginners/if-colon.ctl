screen Tea "Tea" {
  var flag: Bool = true
  content {
    if flag:
      label "Hi"
  }
}

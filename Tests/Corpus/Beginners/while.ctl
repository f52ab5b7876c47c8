screen Tea "Tea" {
  var flag: Bool = true
  content {
    while flag {
      label "Hi"
    }
  }
}

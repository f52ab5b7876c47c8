screen Tea "Tea" {
  content {
    var x = 1
    label "Hi"
  }
}

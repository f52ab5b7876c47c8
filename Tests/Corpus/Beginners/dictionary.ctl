screen Tea "Tea" {
  var names: [String: Int] = [:]
  content {
    label "Hi"
  }
}

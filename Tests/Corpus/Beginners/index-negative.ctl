screen Tea "Tea" {
  var names: [String] = ["a"]
  content {
    label "\(names[-1])"
  }
}

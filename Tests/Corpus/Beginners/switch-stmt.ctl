screen Tea "Tea" {
  var s: Int = 1
  content {
    switch s {
    case .a: label "a"
    case .b: label "b"
    }
  }
}

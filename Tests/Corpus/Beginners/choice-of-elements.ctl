screen Tea "Tea" {
  var b: Bool = false
  content {
    b ? label "x" : label "y"
  }
}

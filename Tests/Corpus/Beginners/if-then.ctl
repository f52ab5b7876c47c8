screen Tea "Tea" {
  var flag: Bool = true
  content {
    if flag then {
      label "Hi"
    }
  }
}

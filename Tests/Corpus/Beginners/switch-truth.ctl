screen Tea "Tea" {
  var isOn: Bool = true
  content {
    switch isOn {
      case true: label "a"
      case false: label "b"
    }
  }
}

screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    switch minutes {
      case 1: label "a"
      default: label "b"
    }
  }
}

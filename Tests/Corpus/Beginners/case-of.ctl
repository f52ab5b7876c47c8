screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    case minutes of
      1 -> label "a"
      _ -> label "b"
  }
}

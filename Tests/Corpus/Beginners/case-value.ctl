screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    label { text: case minutes { 1 -> "a"; _ -> "b" } }
  }
}

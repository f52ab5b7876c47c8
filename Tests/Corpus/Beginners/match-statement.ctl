screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    match minutes {
      1 => label "a",
      _ => label "b"
    }
  }
}

screen One {
  var first: String = "a"
  var second: String = "b"
  content {
    label "\(first) \(second)"
    button "Choose" { on touchUpInside -> push Two(a: first, b: second) }
  }
}
screen Two(a: String, b: String) -> String {
  content { button "Done" { on touchUpInside -> finish(a + b) } }
}

type Size {
  Small
  Medium
}
screen Tea "Tea" {
  var s: Size = .small
  content { label "\(s == .small ? "a" : "b")" }
}

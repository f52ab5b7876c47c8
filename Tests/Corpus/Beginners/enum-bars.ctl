enum Size { small | medium }
screen Tea "Tea" {
  var s: Size = .small
  content { label "\(s == .small ? "a" : "b")" }
}

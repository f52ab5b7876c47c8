screen S "S" {
  var n: Int = 2
  content { label "\(n)"; button "Double It" { on touchUpInside -> n *= 2 + 1 } }
}

screen Tea "Tea" {
  var a: Int in (1, 10) = 1
  content { label "\(a)" }
}

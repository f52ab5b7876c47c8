screen Tea "Tea" {
  var a: String or nil = nil
  content { label "\(a ?? "x")" }
}

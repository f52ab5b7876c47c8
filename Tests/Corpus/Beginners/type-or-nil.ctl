screen Tea "Tea" {
  var a: String | nil = nil
  content { label "\(a ?? "x")" }
}

screen Tea "Tea" {
  var a: Option<String> = None
  content { label "\(a ?? "x")" }
}

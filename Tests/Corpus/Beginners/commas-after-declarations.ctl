screen Tea "Tea" {
  var a: Int = 1,
  var b: Int = 2,
  content { label "\(a) \(b)" }
}

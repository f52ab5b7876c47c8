screen Tea "Tea" {
  var n: String? = undefined
  content {
    label "\(n ?? "x")"
  }
}

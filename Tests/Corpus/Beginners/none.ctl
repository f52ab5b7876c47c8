screen Tea "Tea" {
  var n: String? = None
  content {
    label "\(n ?? "x")"
  }
}

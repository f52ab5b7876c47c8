screen Tea "Tea" {
  var c: String? = nil
  content {
    c?.let { label "x" }
  }
}

screen T "T" {
  var n: Int = 3
  content {
    label "Total \(n"
  }
}

screen Home "Home" {
  var n: Int = 1
  content { label "N: \(n * 1024**2)" }
}

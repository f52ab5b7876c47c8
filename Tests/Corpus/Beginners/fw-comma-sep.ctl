screen Home "Home" {
  var a: Int = 1，
  content { label "N: \(a)" }
}

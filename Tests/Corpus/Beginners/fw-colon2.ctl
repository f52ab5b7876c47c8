screen Home "Home" {
  var n： Int = 1
  content { label "N: \(n)" }
}

screen Home "Home" {
  var share: Double = 0.5
  content { label "N: \(share.formatted(percent))" }
}

screen Home "Home" {
  var cups: Int = 3
  content { label "Cups: \(cups" }
}

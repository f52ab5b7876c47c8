screen Home "Home" {
  var cups in 1...10: Int = 3
  content { label "Cups: \(cups)" }
}

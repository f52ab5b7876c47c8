screen Home "Home" {
  var cups: Int(1...10) = 3
  content { label "Cups: \(cups)" }
}

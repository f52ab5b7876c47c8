screen Home "Home" {
  var cups: Int in 1...9 = 1
  sample "Many" { cups: 12 }
  content { label "Cups: \(cups)" }
}

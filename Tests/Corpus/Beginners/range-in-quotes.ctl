screen Tea "Tea" {
  var cups: Int in "0...9" = 2
  content { label "Cups: \(cups)" }
}

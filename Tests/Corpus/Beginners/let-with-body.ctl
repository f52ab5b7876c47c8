screen Tea "Tea" {
  var cups: Int in 1...9 = 1
  let pots: Int { return cups * 2 }
  content { label "\(pots)" }
  table { row "Cups" { stepper { value <-> cups } } }
}

screen Tea "Tea" {
  var cups: Int in 1...9 = 1
  content { label cups.toString() }
  table { row "Cups" { stepper { value <-> cups } } }
}

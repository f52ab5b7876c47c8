screen Tea "Tea" {
  var a: Int in 0...3 = 1
  table {
    row "Cups" stepper { value <-> a }
  }
}

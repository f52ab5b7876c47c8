screen Tea "Tea" {
  var n: Int in 0...5 = 1
  table { row `Cups: ${n}` { stepper { value <-> n } } }
}

screen Home "Home" {
  var n: Int in 1...50 = ２８
  content { label l "N: \(n)"; stepper { value <-> n; describedBy: l; valueLabel: l } }
}

screen Home "Home" {
  var n: Int(0...20) = 1
  content { label l "N: \(n)"; stepper { value <-> n; describedBy: l; valueLabel: l } }
}

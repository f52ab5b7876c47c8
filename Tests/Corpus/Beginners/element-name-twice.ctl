screen A "Tickets" {
  var a: Int in 1...12 = 1
  var b: Int in 1...12 = 1
  table {
    row { label l "Adults: \(a)"; stepper { value <-> a; describedBy: l; valueLabel: l } }
    row { label l "Children: \(b)"; stepper { value <-> b; describedBy: l; valueLabel: l } }
  }
}

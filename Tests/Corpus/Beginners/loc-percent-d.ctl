screen Home "Home" {
  var cups: Int in 0...9 = 1
  content {
    label cap "You have %d cups"
    stepper { value <-> cups; describedBy: cap; valueLabel: cap }
  }
}

component Amount(count: binding Int) {
  label caption "\(count)"
  stepper { value <-> count; describedBy: caption; valueLabel: caption }
}
screen Home "Home" {
  var cups: Int = 1
  table { row { Amount { count: &cups } } }
}

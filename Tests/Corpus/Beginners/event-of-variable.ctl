screen Tea "Tea" {
  var cups: Int = 0
  var changes: Int = 0
  on cups -> changes += 1
  content {
    label count "\(cups), \(changes)"
    stepper { value <-> cups; describedBy: count; valueLabel: count }
  }
}

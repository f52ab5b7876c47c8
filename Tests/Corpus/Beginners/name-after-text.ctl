screen Tea "Tea" {
  var cups: Int in 0...9 = 1
  content {
    label "Cups: \(cups)" caption
    stepper { value <-> cups; valueLabel: caption; accessibility { label: "Cups" } }
  }
}

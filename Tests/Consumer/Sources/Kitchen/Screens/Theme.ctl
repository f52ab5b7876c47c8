/// The colour of what can be tapped.
let leaf: Color = #2E7D32

/// A number with the two buttons that change it.
component Amount(title: String, count: binding Int) {
  label caption "\(title): \(count)"
  stepper { value <-> count; describedBy: caption; valueLabel: caption }
}

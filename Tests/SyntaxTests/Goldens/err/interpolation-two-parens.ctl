screen Settings {
  label "Step \(min(step, 8) of 8" { isEnabled: true }
  label "\(title {
    isEnabled: true
  }
  label "After"
}

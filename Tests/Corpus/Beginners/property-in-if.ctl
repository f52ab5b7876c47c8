screen S "S" {
  var isOn: Bool = false

  table {
    row "Sync" {
      if isOn { accessory: .checkmark }
      on select -> isOn.toggle()
    }
  }
}

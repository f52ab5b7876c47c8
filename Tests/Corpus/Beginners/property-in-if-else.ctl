screen S "S" {
  var isOn: Bool = false

  table {
    row "Sync" {
      if isOn { accessory: .checkmark } else { accessory: .disclosureIndicator }
      on select -> isOn.toggle()
    }
  }
}

screen S "S" {
  var isOn: Bool = false

  table {
    row "Sync" {
      accessory: isOn ? .checkmark
      on select -> isOn.toggle()
    }
  }
}

screen Tea "Tea" {
  var a: Bool = true
  table {
    row "Wifi" switch { isOn <-> a }
  }
}

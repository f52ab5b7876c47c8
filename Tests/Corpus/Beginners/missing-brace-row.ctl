screen Home "Home" {
  var flag: Bool = false
  table {
    row "Wi-Fi" { switch { isOn <-> flag }
    row "Bluetooth"
  }
}

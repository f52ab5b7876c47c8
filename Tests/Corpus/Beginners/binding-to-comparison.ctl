screen Wifi "Wi-Fi" {
  var networks: Int = 0
  table {
    row "Networks Found" { switch { isOn <-> networks > 0 } }
    row "Networks: \(networks)" { stepper { value <-> networks } }
  }
}

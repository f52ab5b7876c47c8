screen Home "Home" {
  table {
    row "Wi-Fi { accessory: .checkmark }
    row "Bluetooth"
  }
}

screen T "T" {
  var f: Bool = true
  table {
    row { "Wifi"; switch { isOn <-> f } }
  }
}

screen Tea "Tea" {
  var a: Bool = true
  table {
    row { switch "Wifi" { isOn <-> a } }
  }
}

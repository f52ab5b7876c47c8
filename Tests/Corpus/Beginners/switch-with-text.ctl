screen Tea "Tea" {
  var flag: Bool = true
  table {
    row { switch "Night" { isOn <-> flag } }
  }
}

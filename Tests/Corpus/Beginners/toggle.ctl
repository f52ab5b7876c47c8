screen Tea "Tea" {
  var flag: Bool = true
  table {
    row "Night" { toggle { isOn <-> flag } }
  }
}

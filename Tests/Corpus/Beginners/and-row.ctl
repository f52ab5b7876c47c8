screen Home "Home" {
  var flag: Bool = true
  table {
    flag && row "On"
    row "Flag" { switch { isOn <-> flag } }
  }
}

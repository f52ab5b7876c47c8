screen S "S" {
  var t: String = ""
  table {
    row "Name" { textField b { text <-> t } }
    row "Write" { on select -> focus b }
  }
}

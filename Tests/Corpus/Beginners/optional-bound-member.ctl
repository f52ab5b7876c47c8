record P { name: String = "" }
screen S "S" {
  var p: P?
  table {
    row "Name" { textField { text <-> p.name } }
    row "Set" { on select -> p = P(name: "x") }
  }
}

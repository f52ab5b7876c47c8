record P { name: String = "" }
screen S "S" {
  var p = P(name: "a")
  action save(name: String)
  on p.name.changed -> save(name: p.name)
  table { row "Name" { textField { text <-> p.name } } }
}

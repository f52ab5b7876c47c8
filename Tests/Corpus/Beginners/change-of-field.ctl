record P { name: String = "" }
screen S "S" {
  var ps = [P(name: "a")]
  action save(count: Int)
  on ps.count.changed -> save(count: ps.count)
  table { for p in ps { row "Name" { textField { text <-> p.name } } } }
}

screen Home "Home" {
  var n: Int = 2
  var m: Int = 2
  table { row "N \(n) \(m)" { on select -> push Edit(n <-> n, m <-> m) } }
}
screen Edit(n: binding Int in 0...3, m: binding Int) "Edit" {
  table { row "Up" { on select { n += 1; m += 1 } } }
}

record Ep { id: Int; n: Int = 0 }
screen Home "Home" {
  var ep: Ep = Ep(id: 1)
  table { row "N \(ep.n)" { on select -> push Edit(ep <-> ep, n <-> ep.n) } }
}
screen Edit(ep: binding Ep, n: binding Int) "Edit" {
  table {
    row "Five" { on select -> ep.n = 5 }
    row "Up \(n)" { on select -> n += 1 }
  }
}

screen S "S" {
  var n: Int = 0
  action add() { n += 1 }
  table { row "N \(n)" { on select -> add() } }
}

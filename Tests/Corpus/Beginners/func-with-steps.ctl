screen S "S" {
  var n: Int = 0
  func add() { n += 1 }
  table { row "N \(n)" { on select -> add() } }
}

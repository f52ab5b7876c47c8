screen S "S" {
  var n: Int = 0
  on every(1s) -> n += 1
  table { row "N \(n)" { on select -> n = 0 } }
}

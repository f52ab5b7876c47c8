screen S "S" {
  var n: Int = 0
  table { row "N \(n)" { on select { while n < 3 { n += 1 } } } }
}

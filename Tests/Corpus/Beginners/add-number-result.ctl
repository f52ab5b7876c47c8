screen A "A" {
  var n: Int = 0
  table { row "N \(n)" { on select -> n += sheet Pick() } }
}
screen Pick "Pick" -> Int {
  table { row "One" { on select -> finish(1) } }
}

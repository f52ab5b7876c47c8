screen A "A" {
  var n: Int = 2
  table { row "\(n as Double)" { on select -> n += 1 } }
}

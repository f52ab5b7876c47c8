screen Bank "Bank" {
  var n: Int = 0
  action save(count: Int)
  table { row "Add \(n)" { on select -> save(count: n); n += 1 } }
}

screen Bank "Bank" {
  var n: Int = 0
  action save(count: Int)
  table { row "Add \(n)" { on select -> n += 1; save(count: n) } }
}

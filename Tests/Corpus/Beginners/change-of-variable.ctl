screen S "S" {
  var n: Int in 0...9 = 0
  action save(n: Int)
  onChange(of: n) { save(n: n) }
  table { row "Add" { on select -> n += 1 } }
}

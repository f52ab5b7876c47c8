screen Tea "Tea" {
  var a: Double in 0...1 = 0
  action save(x: Double)
  table { row "Volume" { slider { value <-> a; on valueChanged(v) -> save(x: v) } } }
}

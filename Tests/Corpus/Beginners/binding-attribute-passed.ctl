screen R "R" {
  var n: Int = 0
  table { row "Count \(n)" { on select -> push T(n <-> n) } }
}
screen T(@Binding n: Int) "T" {
  table { row "Count \(n)" { stepper { value <-> n } } }
}

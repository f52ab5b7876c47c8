screen Home "Home" {
  var n: Int = 2
  table {
    row \(n)" {
      on select -> n += 1
    }
    row "Two" { on select -> n = 2 }
  }
}

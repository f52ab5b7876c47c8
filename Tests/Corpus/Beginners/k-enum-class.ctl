enum class S { a; b }
screen Home "Home" {
  var s: S = .a
  table { row "S" { segmentedControl { selection <-> s } } }
}

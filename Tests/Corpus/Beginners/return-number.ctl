screen Main "Main" {
  var n: Int = 0
  table { row "Pick \(n)" { on select -> n = push S() } }
}
screen S "S" -> Int {
  table { row "Three" { on select -> return 3 } }
}

component Retry {
  event retry
  button "Retry" { on touchUpInside -> emit retry }
}
screen Home "Home" {
  var n: Int = 0
  table { row "\(n)" { Retry { on retry -> n += 1 } } }
}

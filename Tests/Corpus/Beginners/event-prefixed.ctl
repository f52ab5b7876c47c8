component Retry {
  event retry(count: Int)
  button "Retry" { on touchUpInside -> retry(count: 1) }
}
screen Home "Home" {
  var n: Int = 0
  table { row { label "\(n)"; Retry { onRetry: n = 1 } } }
}

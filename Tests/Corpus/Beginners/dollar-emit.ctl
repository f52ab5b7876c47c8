component Retry {
  event retry(count: Int)
  button "Retry" { on touchUpInside -> $emit('retry', 1) }
}
screen Home "Home" {
  var n: Int = 0
  table { row { Retry { on retry(count) -> n = count } } }
  content { label "\(n)" }
}

component Retry(onRetry: () -> Void) {
  button "Retry" { on touchUpInside -> onRetry() }
}
screen Home "Home" {
  action again()
  table { row { Retry { onRetry: again } } }
}

screen News "News" {
  var count: Int = 0
  task load() -> Int
  on appear -> load()
  on load.finished(number) -> count = number
  content {
    label "\(count)"
    activityIndicator { while: load }
  }
}

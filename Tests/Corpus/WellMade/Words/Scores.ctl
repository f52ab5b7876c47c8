/// Refresh titles that add something.
screen Scores "Scores" {
  var busy: Bool = false
  var count: Int = 3
  action reload()
  table {
    refreshControl {
      isRefreshing <-> busy
      title: "\(count) New Results"
      on valueChanged { count = 0; reload() }
    }
    row "Ada beat Ben"
    row "Pull Requests" { on select -> reload() }
  }
}

screen News "News" {
  var titles: [String] = []
  task load(kind: .network) -> [String]
  on appear -> titles = load()
  table {
    if load.state == .running { row { activityIndicator { while: load; style: .gray } } }
    for title in titles { row "\(title)" } else { row "No News" }
  }
}

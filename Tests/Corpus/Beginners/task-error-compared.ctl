screen News "News" {
  var titles: [String] = []
  task load(kind: .network) -> [String]
  on appear -> titles = load()
  table {
    row { activityIndicator { while: load; style: .gray } }
    if load.error != nil { row "\(load.message)" }
    for title in titles { row "\(title)" } else { row "No News" }
  }
}

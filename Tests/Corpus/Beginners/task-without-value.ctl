screen News "News" {
  var titles: [String] = []
  task load(kind: .network)
  on appear -> titles = load()
  table {
    row { activityIndicator { while: load; style: .gray } }
    for title in titles { row "\(title)" } else { row "No News" }
  }
}

screen News "News" {
  var titles: [String] = []
  task load(kind: .network) -> [String]
  on appear -> titles = load()
  table {
    for title in titles { row "\(title)" }
    row { activityIndicator { while: load; style: .gray } }
  }
  toolbar { button "Cancel" { on touchUpInside -> cancel(load) } }
}

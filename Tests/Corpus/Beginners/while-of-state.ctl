screen Stocks "Stocks" {
  var names: [String] = []

  task load(market: String, kind: .network) -> [String]

  on appear -> names = load(market: "Zurich")

  table {
    row { activityIndicator { while: load.isRunning; style: .gray } }
    for name in names {
      row "\(name)"
    } else {
      row "\(load.isFailed ? load.message : "No Stocks")"
    }
  }
}

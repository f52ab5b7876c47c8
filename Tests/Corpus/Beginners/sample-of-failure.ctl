screen Teas "Teas" {
  var teas: [String] = []
  task load(shop: String, kind: .network) -> [String]
  sample "Failed" { load: "No connection" }
  on appear -> teas = load(shop: "Corner")
  table {
    if load.isRunning { row { activityIndicator { while: load; style: .gray } } }
    for tea in teas { row "\(tea)" } else { row "\(load.isFailed ? load.message : "None")" }
  }
}

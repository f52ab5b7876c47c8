screen Shops "Shops" {
  var shops: [String] = []

  task search(city: String, kind: .network) -> [String]

  table {
    on appear -> shops = search(city: "Bern")
    if search.isRunning {
      row { activityIndicator { while: search; style: .gray } }
    }
    for shop in shops {
      row "\(shop)"
    } else {
      row "\(search.isFailed ? search.message : "No Shops")"
    }
  }
}

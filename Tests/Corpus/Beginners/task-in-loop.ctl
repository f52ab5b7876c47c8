screen Headlines "Headlines" {
  task load(page: Int, kind: .network) -> [String]

  on appear -> load(page: 1)

  table {
    row { activityIndicator { while: load; style: .gray } }
    for title in load(page: 1) {
      row "\(title)"
    } else {
      row "\(load.isFailed ? load.message : "No News")"
    }
  }
}

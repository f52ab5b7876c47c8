screen Home "Home" {
  var names: [String] = []
  task load(kind: .network) -> [String]
  on appear -> names = load()
  table {
    if load.isLoading { row { activityIndicator { while: load } } }
    for name in names { row "\(name)" }
  }
}

screen Home "Home" {
  var names: [String] = []
  task load(kind: .network) -> [String]
  on appear -> load().then(names)
  table { for n in names { row "\(n)" } }
}

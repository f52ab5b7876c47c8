screen Home "Home" {
  var names: [String] = []
  task load(kind: .network) -> [String]
  on appear -> names = await load()
  table { for name in names { row "\(name)" } }
}

screen Home "Home" {
  var names: [String] = []
  task load(kind: .network) -> [String]
  onAppear { names = load() }
  table { for name in names { row "\(name)" } }
}

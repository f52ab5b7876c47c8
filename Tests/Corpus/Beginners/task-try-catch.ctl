screen Home "Home" {
  var names: [String] = []
  task load(kind: .network) -> [String]
  on appear {
    try { names = load() } catch { names = [] }
  }
  table { for name in names { row "\(name)" } }
}

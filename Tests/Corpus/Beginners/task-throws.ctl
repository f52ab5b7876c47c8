screen Home "Home" {
  var names: [String] = []
  task load() async throws -> [String]
  on appear -> names = load()
  table { for name in names { row "\(name)" } }
}

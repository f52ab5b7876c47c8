screen S "S" {
  var names: [String] = []
  async func load() -> [String]
  on appear { names = load() }
  table { for n in names { row "\(n)" } }
}

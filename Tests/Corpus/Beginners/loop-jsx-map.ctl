screen Home "Home" {
  var names: [String] = ["A"]
  table {
    names.map(name => row "\(name)")
  }
}

screen Home "Home" {
  var names: [String] = emptyList()
  table { for n in names { row "\(n)" } }
}

screen Home "Home" {
  var names: [String] = ["A"]
  sample "Nobody" { name: [] }
  table { for name in names { row "\(name)" } }
}

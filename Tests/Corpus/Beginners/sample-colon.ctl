screen Home "Home" {
  var names: [String] = ["A"]
  sample "Nobody": { names: [] }
  table { for n in names { row "\(n)" } }
}

screen Home "Home" {
  var names: [String] = ["A"]
  sample "Nobody" { var names = [] }
  table { for n in names { row "\(n)" } }
}

screen Home "Home" {
  var names: [String] = ["A"]
  sample Nobody { names: [] }
  table { for name in names { row "\(name)" } }
}

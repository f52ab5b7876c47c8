screen Home "Home" {
  var names: [String] = ["A"]
  table { for (i, n) in names.enumerated() { row "\(i) \(n)" } }
}

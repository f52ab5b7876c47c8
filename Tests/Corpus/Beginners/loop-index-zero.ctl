screen Home "Home" {
  var names: [String] = ["A"]
  table { for i in 0..names.count { row "\(names[i])" } }
}

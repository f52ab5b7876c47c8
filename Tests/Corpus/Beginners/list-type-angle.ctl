screen Home "Home" {
  var names: List<String> = ["A"]
  table { for n in names { row "\(n)" } }
}

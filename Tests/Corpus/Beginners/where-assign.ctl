screen Home "Home" {
  let names = ["A", "B"]
  table { for name in names where name = "A" { row "\(name)" } }
}

screen Home "Home" {
  let names = listOf("A", "B")
  table { for n in names { row "\(n)" } }
}

screen Home "Home" {
  var names: [String] = ["A"]
  table {
    for n in names { row "\(n)" }
    row "Remove" { on select -> names.remove("A") }
  }
}

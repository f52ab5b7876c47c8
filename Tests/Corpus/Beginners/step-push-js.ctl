screen Home "Home" {
  var names: [String] = ["A"]
  table {
    for name in names { row "\(name)" }
    row "Add" { on select -> names.push("B") }
  }
}

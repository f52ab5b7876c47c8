screen Home "Home" {
  var name: String = "A"
  action save(name: String)
  table {
    row "Name" { textField { text <-> name; placeholder: "Ann" } }
    row "Save" { on select -> save(name <-> name) }
  }
}

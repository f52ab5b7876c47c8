screen Home "Home" {
  var names: [String] = ["Ada"]
  table {
    for name in names { row "\(name)" { on select -> push Details(name <-> name) } }
  }
}
screen Details(name: binding String) "Details" {
  table { row "Name" { textField { text <-> name; placeholder: "Ann" } } }
}

screen Home "Home" {
  var name: String = "A"
  table {
    row "\(name)" { on select -> push Details(name <-> name) }
  }
}
screen Details(name: binding String) "Details" {
  var text <-> name
  table { row "Name" { textField { text <-> text; placeholder: "Ann" } } }
}

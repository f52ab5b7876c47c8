screen Home "Home" {
  var name: String = "A"
  table {
    row "\(name)" { on select -> push Details(name: name) }
    row "Name" { textField { text <-> name; placeholder: "Ann" } }
  }
}
screen Details(name: String) "Details" {
  table { row "Name" { textField { text <-> name; placeholder: "Ann" } } }
}

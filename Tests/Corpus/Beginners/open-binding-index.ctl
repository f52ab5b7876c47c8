record Guest {
  id: Int
  name: String
}
screen Home "Home" {
  var guests: [Guest] = [Guest(id: 1, name: "Ada")]
  table {
    row "\(guests[0].name)" { on select -> push Details(name <-> guests[0].name) }
  }
}
screen Details(name: binding String) "Details" {
  table { row "Name" { textField { text <-> name; placeholder: "Ann" } } }
}

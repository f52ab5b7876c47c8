component Card(title: String) {
  label "\(title)"
}
screen Home "Home" {
  table { row { Card { title: "A"; label "B" } } }
}

component Card(title: String) {
  label "\(title)"
  slot footer
}
screen Home "Home" {
  table { row { Card { title: "A"; slot footer { label "B" } } } }
}

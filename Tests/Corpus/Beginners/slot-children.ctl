component Card(title: String) {
  stack {
    axis: .vertical
    label "\(title)"
    children
  }
}
screen Home "Home" {
  table { row { Card { title: "A"; label "B" } } }
}

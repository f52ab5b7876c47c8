component Card(title: String "A") {
  label "\(title)"
}
screen Home "Home" { table { row { Card } } }

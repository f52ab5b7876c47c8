component Card(title: String) {
  return label "\(title)"
}

screen Tea "Tea" {
  content { Card { title: "Hi" } }
}

component Card(title: String) {
  stack {
    label "\(title)"
    content
  }
}

screen Tea "Tea" {
  content { Card { title: "Tea"; label "Hot" } }
}

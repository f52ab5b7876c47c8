component Card(title: String) {
  label "\(title)"
  Slot()
}
screen Tea "Tea" {
  content { Card { title: "Assam"; label "Strong" } }
}

component Card(title: String) {
  stack {
    axis: .vertical
    label "\(title)"
    slot
    slot
  }
}
screen Tea "Tea" {
  content { Card { title: "Tea"; label "Hot" } }
}

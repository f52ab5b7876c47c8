component Card(title: String) {
  stack { axis: .vertical; label "\(title)"; slot footer }
}
screen Tea "Tea" {
  content { Card { title: "Tea"; footer: label "Hot" } }
}

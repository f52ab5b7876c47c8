screen Details(id: Int) "Details" {
  content { label "Tea \(id)" }
}

component Card(id: Int) {
  button "Open" { on touchUpInside -> push Details(id: id) }
}

screen Tea "Tea" {
  content { Card { id: 3 } }
}

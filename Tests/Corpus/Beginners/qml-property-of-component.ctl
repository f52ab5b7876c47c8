component Card {
  property string title: "A"
  label "\(title)"
}
screen Tea "Tea" { content { Card { title: "B" } } }

component Card({ title }) { label "\(title)" }
screen Tea "Tea" { content { Card { title: "a" } } }

component Card(_ title: String) { label "\(title)" }
screen Tea "Tea" { content { Card { title: "A" } } }

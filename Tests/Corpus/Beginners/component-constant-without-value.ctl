component Card { let title: String; label "\(title)" }
screen Tea "Tea" { content { Card { title: "A" } } }

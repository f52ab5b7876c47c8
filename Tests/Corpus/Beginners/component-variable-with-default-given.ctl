component Card { var title: String = "x"; label "\(title)" }
screen Tea "Tea" { content { Card { title: "A" } } }

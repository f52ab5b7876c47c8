component C(title: String) { label "\(title)" }
screen T "T" { content { C(title: "x") } }

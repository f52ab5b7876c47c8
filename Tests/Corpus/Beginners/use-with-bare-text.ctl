component Card(title: String = "") { label "\(title)" }

screen Tea "Tea" {
  content { Card { "Cups" } }
}

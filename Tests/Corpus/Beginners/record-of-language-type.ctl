record Color { name: String = ""; strength: Int = 1 }

screen Tea "Tea" {
  var color: Color = Color()
  content { label "\(color.name) \(color.strength)" }
}

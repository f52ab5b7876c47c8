component Entry(title: String, onTap: (id: Int) => void) { button "Show \(title)" }
screen S "S" { content { Entry { title: "Tea" } } }

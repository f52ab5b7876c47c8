component C(title: String) { label "\(title)" }
screen Tea "Tea" {
  content { c { title: "x" } }
}

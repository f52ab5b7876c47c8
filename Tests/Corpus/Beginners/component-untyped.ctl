component C(title) { label "\(title)" }
screen Tea "Tea" {
  content { C { title: "x" } }
}

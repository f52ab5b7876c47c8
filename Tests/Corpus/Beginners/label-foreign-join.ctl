screen Tea "Tea" {
  let names = ["Sencha", "Assam"]
  content { label names.join(", ") }
}

screen Tea "Tea" {
  let kinds = ["Sencha", "Assam"]
  content { label "\(kinds.count) kind" + (kinds.count == 1 ? "" : "s") }
}

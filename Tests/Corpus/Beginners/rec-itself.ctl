record Leaf { id: Int; next: Leaf; name: String }

screen Tea "Tea" {
  var leaf: Leaf = Leaf(id: 1, name: "Oolong")
  content {
    label "\(leaf.name)"
  }
}

record Item { id: Int; name: String }
screen S "S" {
  var items: [Item] = [Item(id: 1, name: "Tea")]
  List(items) { item in
    Text(item.name)
  }
}

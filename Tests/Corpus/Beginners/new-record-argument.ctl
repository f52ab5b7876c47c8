record Item { id: Int; name: String }
screen S "S" {
  var items: [Item] = []
  table {
    for item in items { row "\(item.name)" }
    row "Add" { on select -> items.append(new Item(id: 2, name: "Tea")) }
  }
}

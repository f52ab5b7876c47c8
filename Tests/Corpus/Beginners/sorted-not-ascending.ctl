record Item { id: Int; name: String }

screen Items "Items" {
  let items: [Item] = [Item(id: 1, name: "Cup"), Item(id: 2, name: "Pot")]
  table {
    for item in items.sorted(by: $0.name, ascending: false) { row "\(item.name)" }
  }
}

record Item { id: Int; name: String }
screen A "A" {
  var items: [Item] = [Item(id: 1, name: "a")]
  table {
    for (index, item) in items.enumerated() { row "\(index) \(item.name)" }
  }
}

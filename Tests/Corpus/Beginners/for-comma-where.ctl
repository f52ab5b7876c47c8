record Item { id: Int; name: String; isDone: Bool = false }

screen Items "Items" {
  let items: [Item] = [Item(id: 1, name: "Cup"), Item(id: 2, name: "Pot", isDone: true)]
  table {
    for item in items, item.isDone { row "\(item.name)" }
  }
}

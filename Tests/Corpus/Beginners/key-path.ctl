record Item { id: Int; name: String; isOpen: Bool = true }
screen Home "Home" {
  var items: [Item] = []
  table {
    for item in items.filter(\.isOpen) { row "\(item.name)" }
  }
}

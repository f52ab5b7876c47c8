record Item { id: Int; name: String }
screen Home "Home" {
  var items: [Item] = [Item { id: 1, name: "A" }]
  table { for item in items { row "\(item.name)" } }
}

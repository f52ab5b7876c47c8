record Item { id: Int; name: String }
screen Home "Home" {
  var items: [Item] = []
  table { for item in items.sorted($0.name < $1.name) { row "\(item.name)" } }
}

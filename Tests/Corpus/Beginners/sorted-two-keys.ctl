record Tea {
  id: Int
  name: String
  price: Double = 1
}

screen Teas "Teas" {
  let teas = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha", price: 2)]
  table {
    for tea in teas.sorted(by: $0.price, $0.name) { row "\(tea.name)" }
  }
}

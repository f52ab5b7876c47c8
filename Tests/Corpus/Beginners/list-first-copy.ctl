record Tea {
  id: Int
  name: String
  isLiked: Bool = false
}

screen Teas "Teas" {
  var teas: [Tea] = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha")]
  var chosen: Int = 1

  table {
    if let tea = teas.first(where: $0.id == chosen) {
      row "\(tea.name)" { switch { isOn <-> tea.isLiked } }
      row "Next" { on select -> chosen += 1 }
    }
  }
}

record Tea { id: Int; name: String }

screen Teas "Teas" {
  var teas: [Tea] = [Tea(id: 1, name: "Sencha"), Tea(id: 2, name: "Assam")]
  table {
    for tea in teas.sorted(by: { $0.name < $1.name }) {
      row "\(tea.name)"
    }
  }
}

record Tea {
  name: String
}

screen Teas "Teas" {
  var teas: [Tea]?
  task load() -> [Tea]
  on appear -> teas = load()
  table {
    for tea in teas {
      row "\(tea.name)"
    } else {
      row "No Teas"
    }
  }
}

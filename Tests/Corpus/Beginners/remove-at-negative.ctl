screen Teas "Teas" {
  var teas: [String] = ["Assam", "Sencha"]

  table {
    for tea in teas {
      row "\(tea)"
    }
    row "Drink the Last" {
      on select -> teas.remove(at: -1)
    }
  }
}

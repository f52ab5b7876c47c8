screen Teas "Teas" {
  let teas = ["Assam", "Sencha", "Oolong"]

  table {
    for tea in teas.dropFirst(1) {
      row "\(tea)"
    }
  }
}

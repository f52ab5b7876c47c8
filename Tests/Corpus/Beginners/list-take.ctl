screen Teas "Teas" {
  let teas = ["Assam", "Sencha", "Oolong"]

  table {
    for tea in teas.take(2) {
      row "\(tea)"
    }
  }
}

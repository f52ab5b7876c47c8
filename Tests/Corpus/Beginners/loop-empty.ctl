screen Home "Home" {
  var names: [String] = ["A"]
  table {
    for name in names {
      row "\(name)"
    } empty {
      row "Nobody"
    }
  }
}

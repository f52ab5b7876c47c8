screen Home "Home" {
  let names = ["A", "B"]
  table {
    items(names) { name ->
      row "\(name)"
    }
  }
}

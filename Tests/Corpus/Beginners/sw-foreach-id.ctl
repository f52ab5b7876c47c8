screen Home "Home" {
  let names = ["A", "B"]
  table {
    for name in names, id: \.self {
      row "\(name)"
    }
  }
}

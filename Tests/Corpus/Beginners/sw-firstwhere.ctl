screen Home "Home" {
  let names = ["A", "B"]
  table {
    row "\(names.first(where: $0 == "A") ?? "")"
  }
}

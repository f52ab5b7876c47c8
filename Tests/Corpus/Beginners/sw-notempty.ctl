screen Home "Home" {
  let names = ["A", "B"]
  table {
    if names.isNotEmpty {
      row "Some"
    }
  }
}

screen Home "Home" {
  var names: [String] = ["A"]
  table {
    ForEach(names, id: \.self) { name in
      row "\(name)"
    }
  }
}

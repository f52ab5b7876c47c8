screen Home "Home" {
  var names: [String] = ["A"]
  action save(name: String)
  table {
    for name in names { row "\(name)" }
    row "Save" {
      on select {
        for name in names { save(name: name) }
      }
    }
  }
}

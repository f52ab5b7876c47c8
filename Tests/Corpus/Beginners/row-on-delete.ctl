screen Teas "Teas" {
  var names: [String] = ["Assam", "Sencha"]
  table {
    for name in names {
      row "\(name)" {
        on delete -> names = names.filter($0 != name)
      }
    }
  }
}

screen Teas "Teas" {
  var names: [String] = ["Assam", "Sencha"]
  content {
    label "\(names.filter({ $0 != "Assam" }).count)"
  }
}

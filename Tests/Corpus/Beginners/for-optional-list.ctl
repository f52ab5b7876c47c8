screen Tea "Tea" {
  var names: [String]? = nil
  table {
    for name in names {
      row "\(name)"
    }
  }
}

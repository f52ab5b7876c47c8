screen Tea "Tea" {
  var ks: [String] = []
  table {
    for k in ks { row "\(k)" }
    row "Add" { on select -> ks = [...ks, "b"] }
  }
}

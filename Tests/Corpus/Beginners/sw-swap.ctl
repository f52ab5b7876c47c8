screen Home "Home" {
  var names: [String] = ["A"]
  table { for n in names { row "\(n)" } }
  toolbar {
    button "Add" { on touchUpInside -> names.swapAt(0, 1) }
  }
}

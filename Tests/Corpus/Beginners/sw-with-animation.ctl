screen Home "Home" {
  var n: Int = 0
  table { row "\(n)" }
  toolbar {
    button "Add" { on touchUpInside { withAnimation { n += 1 } } }
  }
}

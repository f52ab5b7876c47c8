screen Home "Home" {
  var n: Int = 0
  table { row "\(n)" }
  toolbar {
    button "Add" { on touchUpInside { guard n > 0 else { return }; n -= 1 } }
  }
}

screen Home "Home" {
  var n: Int = 0
  table { row "\(n)" }
  toolbar {
    button "Add" { on touchUpInside -> n = Int.random(in: 0...9) }
  }
}

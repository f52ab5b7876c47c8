screen Home "Home" {
  var moved: Int in 0...9 = 0
  table { row "Moved: \(moved)" }
  refreshControl { on valueChanged -> moved = 0 }
}

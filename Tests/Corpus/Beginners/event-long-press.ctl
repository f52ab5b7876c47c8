screen Teas "Teas" {
  var count: Int = 0
  table {
    row "Assam \(count)" { on longPress -> count += 1 }
  }
}

screen Search "Search" {
  var query: String = ""
  var count: Int = 0
  content {
    textField "Town" {
      text <-> query
      onChange -> count += 1
    }
    label "\(count) letters"
  }
}

screen Find "Find" {
  var query: String = ""
  var count: Int = 0
  content {
    textField "Town" {
      text <-> query
      onSubmit -> count = 0
    }
    label "\(count) letters"
  }
}

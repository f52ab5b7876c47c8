screen Tea "Tea" {
  var words: String = ""

  searchBar "Search Teas" { value <-> words }
  table { row "Teas like \(words)" }
}

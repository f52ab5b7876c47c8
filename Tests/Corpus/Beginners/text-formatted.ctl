screen S "S" {
  var s: String = "ada"
  table { row "\(s.formatted())"; row "Name" { textField { text <-> s } } }
}

screen S "S" {
  var s: String = "ada"
  table { row "\(s.first)"; row "Name" { textField { text <-> s } } }
}

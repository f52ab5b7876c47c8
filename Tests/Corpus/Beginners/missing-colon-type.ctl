screen Home "Home" {
  var name String = "A"
  table { row "Name" { textField { text <-> name; placeholder: "Ann" } } }
}

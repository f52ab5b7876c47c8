screen Home "Home" {
  var name: String = "Ann"
  table {
    row "Name" { textField { text <-> name; placeholder: "Ann" } }
    row { label "Hello ${name}!" }
  }
}

screen A "A" {
  var name: String = ""
  table { row "Name" { textField name { text <-> name; placeholder: "Ann" } } }
}

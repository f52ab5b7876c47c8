screen Home "Home" {
  table { row "Name" { textField { placeholder: "Ann" } } }
}

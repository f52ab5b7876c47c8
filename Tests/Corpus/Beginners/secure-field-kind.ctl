screen A "A" {
  var password: String = ""
  table { row "Password" { secureField { text <-> password; placeholder: "Password" } } }
}

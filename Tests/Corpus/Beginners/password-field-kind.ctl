screen A "A" {
  var password: String = ""
  table { row "Password" { passwordField { text <-> password; placeholder: "Password" } } }
}

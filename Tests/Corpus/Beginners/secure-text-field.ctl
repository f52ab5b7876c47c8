screen A "A" {
  table { row "Password" { secureTextField "Password" } }
}

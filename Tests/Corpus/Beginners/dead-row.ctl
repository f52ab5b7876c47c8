screen Home "Home" {
  table { row "Account" { accessory: .disclosureIndicator } }
}

screen Home "Home" {
  table { row "Privacy" { accessory: .disclosureIndicator; subtitle: "What we store" } }
}

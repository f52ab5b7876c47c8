screen Home "Home" {
  table {
    row "A" { accessoryType: .disclosureIndicator }
  }
}

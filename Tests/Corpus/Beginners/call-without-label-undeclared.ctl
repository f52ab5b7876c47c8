screen A "A" {
  let iban = "DE"
  content { button "Copy" { on touchUpInside -> copy(iban) } }
}

screen Home "Home" {
  content { label { text: L10n.hello } }
}

screen Home "Home" {
  content { label { text: localized(hello) } }
}

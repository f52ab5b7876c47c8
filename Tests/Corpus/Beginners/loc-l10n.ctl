screen Home "Home" {
  content { label NSLocalizedString("hello") }
}

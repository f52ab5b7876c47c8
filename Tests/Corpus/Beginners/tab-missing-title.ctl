screen Home Title "Home" {
  content { label "Hi" }
}

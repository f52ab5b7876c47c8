screen Home "Home" {
  contnet { label "Hi" }
}

scren Home "Home" {
  content { label "Hi" }
}

screen Home "Home" {
  content { font: .headline; label "Hi" }
}

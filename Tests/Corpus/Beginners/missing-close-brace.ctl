screen Home "Home" {
  content {
    label "Hi" { font: .body
  }
}

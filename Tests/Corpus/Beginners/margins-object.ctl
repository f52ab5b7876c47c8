screen Home "Home" {
  content {
    stack { margins: { top: 8 }; label "A" }
  }
}

screen Home "Home" {
  content {
    Grid { label "A" }
  }
}

screen Home "Home" {
  content {
    StackPanel { label "A" }
  }
}

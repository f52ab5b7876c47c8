screen Home "Home" {
  content {
    label "Hello"
      .font(.headline)
  }
}

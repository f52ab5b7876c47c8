screen Home "Home" {
  content {
    label "Hello".padding(8)
  }
}

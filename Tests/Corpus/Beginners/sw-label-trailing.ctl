screen Home "Home" {
  content {
    label { "Hello" }
  }
}

screen Home "Home" {
  content {
    label "A"
    SizedBox(height: 16)
  }
}

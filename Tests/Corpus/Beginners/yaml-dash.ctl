screen Home "Home" {
  table {
    - row "A"
    - row "B"
  }
}

screen Home "Home" {
  content {
    label Hello there"
    label "Bye"
  }
}

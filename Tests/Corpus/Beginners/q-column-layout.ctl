screen Home "Home" {
  content {
    ColumnLayout { label "A" }
  }
}

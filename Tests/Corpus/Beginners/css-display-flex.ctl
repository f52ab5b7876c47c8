screen Tea "Tea" {
  content {
    stack { display: flex; label "a"; label "b" }
  }
}

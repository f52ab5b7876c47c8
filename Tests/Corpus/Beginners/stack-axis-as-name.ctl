screen Tea "Tea" {
  content {
    stack vertical { label "a"; label "b" }
  }
}

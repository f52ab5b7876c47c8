screen Tea "Tea" {
  content {
    vstack { label "a"; label "b" }
  }
}

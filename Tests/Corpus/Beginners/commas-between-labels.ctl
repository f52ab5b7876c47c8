screen Tea "Tea" {
  content {
    label "A", label "B", label "C"
  }
}

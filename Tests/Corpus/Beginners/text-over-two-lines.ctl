screen Tea "Tea" {
  content {
    label "a
    b"
  }
}

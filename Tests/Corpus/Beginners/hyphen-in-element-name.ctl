screen Tea "Tea" {
  content {
    label my-label "x"
  }
}

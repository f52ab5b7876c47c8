screen Tea "Tea" {
  content {
    return label "Hi"
  }
}

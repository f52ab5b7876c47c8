screen Tea "Tea" {
  content {
    Label "Hi"
  }
}

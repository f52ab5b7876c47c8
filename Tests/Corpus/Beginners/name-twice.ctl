screen Tea "Tea" {
  content {
    label a "Hi"
    label a "Ho"
  }
}

screen Tea "Tea" {
  content {
    label Hi
  }
}

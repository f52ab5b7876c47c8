screen Tea "Tea" {
  content {
    label Hello World
  }
}

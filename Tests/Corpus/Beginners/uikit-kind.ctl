screen Tea "Tea" {
  content {
    UILabel "Hi"
  }
}

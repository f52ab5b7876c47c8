screen Tea "Tea" {
  content {
    Image("tea")
  }
}

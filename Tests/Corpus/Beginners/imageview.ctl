screen Tea "Tea" {
  content {
    imageView { image: "tea" }
  }
}

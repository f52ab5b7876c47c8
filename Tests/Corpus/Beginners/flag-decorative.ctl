screen Home "Home" {
  content {
    imageView { image: "leaf"; decorative }
  }
}

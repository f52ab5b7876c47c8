screen Home "Home" {
  content {
    imageView { systemName: "star"; accessibility { label: "Star" } }
  }
}

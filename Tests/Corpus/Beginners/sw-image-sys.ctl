screen Home "Home" {
  content {
    imageView "star.fill" { accessibility { label: "Star" } }
  }
}

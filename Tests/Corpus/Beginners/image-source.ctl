screen Tea "Tea" {
  content {
    imageView {
      src: "leaf"
      decorative: true
    }
  }
}

screen Welcome "Welcome" {
  content {
    for i in 0..<3 { imageView { image: "page\(i)"; decorative: true } }
  }
}

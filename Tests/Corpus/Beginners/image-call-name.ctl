screen A "A" {
  content {
    imageView("hand.wave") { decorative: true }
    label "Hello"
  }
}

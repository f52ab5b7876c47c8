screen Tea "Tea" {
  content {
    VStack(spacing: 8) {
      label "Hi"
    }
  }
}

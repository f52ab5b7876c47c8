screen Tea "Tea" {
  content {
    stack { axis: .vertical; padding-top: 8; label "a" }
  }
}

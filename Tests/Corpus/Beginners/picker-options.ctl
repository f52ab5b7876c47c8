screen Tea "Tea" {
  content {
    picker { options: ["a", "b"] }
  }
}

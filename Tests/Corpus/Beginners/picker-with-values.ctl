screen Tea "Tea" {
  content {
    picker { values: ["a", "b"] }
  }
}

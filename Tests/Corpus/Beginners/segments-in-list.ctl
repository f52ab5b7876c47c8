screen Tea "Tea" {
  content {
    segmentedControl { segments: ["a", "b"] }
  }
}

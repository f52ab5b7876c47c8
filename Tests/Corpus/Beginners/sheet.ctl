screen Tea "Tea" {
  content {
    sheet { label "Hi" }
  }
}

screen Tea "Tea" {
  content {
    label { "text": "Hi" }
  }
}

screen Tea "Tea" {
  content {
    label "Say "hi" to all"
  }
}

screen Tea "Tea" {
  content {
    alert "Sure?"
  }
}

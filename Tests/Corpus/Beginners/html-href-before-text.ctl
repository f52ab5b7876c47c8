screen Tea "Tea" {
  content {
    a href="Details" "Open"
  }
}

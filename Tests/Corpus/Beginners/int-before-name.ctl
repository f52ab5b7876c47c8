screen Tea "Tea" {
  int minutes = 3
  content {
    label "\(minutes)"
  }
}

screen Tea "Tea" {
  minutes = 3
  content {
    label "\(minutes)"
  }
}

screen Tea "Tea" {
  minutes: Int = 3
  content {
    label "\(minutes)"
  }
}

screen Tea "Tea" {
  const minutes: Int = 3
  content {
    label "\(minutes)"
  }
}

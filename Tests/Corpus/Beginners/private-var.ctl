screen Tea "Tea" {
  private var minutes = 3
  content {
    label "\(minutes)"
  }
}

screen Tea "Tea" {
  val minutes = 3
  content {
    label "\(minutes)"
  }
}

screen Tea "Tea" {
  content {
    for x in range(3) { label "\(x)" }
  }
}

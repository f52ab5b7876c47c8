screen Tea "Tea" {
  content {
    for x in 3 { label "\(x)" }
  }
}

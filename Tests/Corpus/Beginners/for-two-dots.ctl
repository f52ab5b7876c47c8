screen Tea "Tea" {
  content {
    for n in 1..3 {
      label "\(n)"
    }
  }
}

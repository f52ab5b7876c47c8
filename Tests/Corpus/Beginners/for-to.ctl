screen Tea "Tea" {
  content {
    for n in 1 to 3 {
      label "\(n)"
    }
  }
}
